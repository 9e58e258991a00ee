import type { ConversationDetail } from '../../conversations.schema.ts';

type Message = ConversationDetail['thread'][number];

/** What somebody else changed of a conversation while it was shown. */
export type Since = {
  messages: Message[];
  state: ConversationDetail['state'] | null;
  /** The new name, null for nobody; undefined if it is the same. */
  assignedName: string | null | undefined;
  isSnoozed: boolean | null;
};

/** Returns the differences between a conversation as it was shown and as it is. */
export function changesSince(shown: ConversationDetail, present: ConversationDetail): Since {
  const known = new Set(shown.thread.map(({ id }) => id));
  return {
    messages: present.thread.filter(({ id }) => !known.has(id)),
    state: present.state === shown.state ? null : present.state,
    assignedName: present.assignedTo === shown.assignedTo ? undefined : present.assignedName,
    isSnoozed: present.snoozedUntil === shown.snoozedUntil ? null : present.snoozedUntil !== null,
  };
}
