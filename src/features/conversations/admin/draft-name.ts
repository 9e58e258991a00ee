/** What is written in a conversation: a reply by mail, or a note for the team. */
export type WritingMode = 'reply' | 'note';

/** Returns the name of a person's unsent words in a conversation. */
export function draftName(personId: string, conversationId: string, mode: WritingMode): string {
  return `${personId}:conversation:${conversationId}:${mode}`;
}
