import type { EntryHref } from '#features/people/timeline/admin/timeline.tsx';
import { bookingPath, conversationPath, orderPath, subscriberPath } from '#paths.ts';

const ofOrders: Record<string, (record: string) => string> = {
  order: (reference) => orderPath.href({ reference }),
  charge: (reference) => orderPath.href({ reference }),
};
const ofTeam: typeof ofOrders = {
  ...ofOrders,
  booking: (id) => bookingPath.href({ id }),
  message: (id) => conversationPath.href({ id }),
  talk: (id) => conversationPath.href({ id }),
  newsletter: (id) => subscriberPath.href({ id }),
};

/** Returns what finds the screen of a timeline's entry, among those that the role may open. */
export function entryHrefFor(roles: readonly string[]): EntryHref {
  const hrefs = roles.includes('owner') || roles.includes('staff') ? ofTeam : ofOrders;
  return ({ kind, record }) => (record === null ? null : (hrefs[kind]?.(record) ?? null));
}
