/** What staff's browsers are told about when it changes. The database's triggers raise each. */
export const liveTopics = [
  'bookings',
  'conversations',
  'orders',
  'people',
  'projects',
  'subscribers',
  'mail',
  'content',
  'settings',
  'audit',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Why the server ended a stream that is not to be opened again at once. */
export type StreamEnd = 'signed_out' | 'too_many';

export function isLiveTopic(value: unknown): value is LiveTopic {
  return liveTopics.some((topic) => topic === value);
}
