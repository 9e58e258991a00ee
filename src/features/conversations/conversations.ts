export type ConversationState = 'open' | 'answered' | 'done' | 'spam';

/** The lists of the inbox. */
export const conversationFilters = [
  'waiting',
  'mine',
  'unassigned',
  'snoozed',
  'answered',
  'done',
  'spam',
] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** Returns how the other side of a conversation is called: by the address, where no name is known. */
export function calledBy({ name, email }: { name: string; email: string }): string {
  return name || email;
}

/** Returns the path of a conversation in the back office, for mails. */
export function conversationPath(id: string): string {
  return `/admin/inbox/${encodeURIComponent(id)}`;
}

/** How something was said that a note is of. */
export const spokenChannels = ['phone', 'whatsapp', 'meeting'] as const;
export type SpokenChannel = (typeof spokenChannels)[number];

/** The most files that go with one message. */
export const mostFiles = 20;

/** The kind of the mail that acknowledges a message of the form: the first one that its sender has. */
export const acknowledgementKind = 'contact-received';

/** How long a reply can be taken back before its mail leaves. */
export const replyHoldMilliseconds = 10_000;

/** Returns the state of a conversation from whether it was closed and answered. */
export function stateOf(
  closedAs: 'done' | 'spam' | null,
  status: 'new' | 'answered',
): ConversationState {
  return closedAs ?? (status === 'answered' ? 'answered' : 'open');
}

/** Returns what a block of an address's sender, or of their whole domain, has as its value. */
export function blockValue(kind: 'address' | 'domain', emailKey: string): string {
  return kind === 'address' ? emailKey : emailKey.slice(emailKey.lastIndexOf('@') + 1);
}
