import type { EntryHref } from '#features/people/admin/timeline.tsx';
import type { Role } from '#platform/permissions/permissions.ts';
import { bookingPath } from '../booking/booking.path.ts';
import { conversationPath } from '../inbox/inbox.path.ts';
import { orderPath } from '../order/order.path.ts';

/** Where an entry of a person's timeline is shown to a reader of these roles. */
export function entryHref(roles: readonly Role[]): EntryHref {
  const isTeam = roles.includes('owner') || roles.includes('staff');
  return ({ kind, id, label }) => {
    if (kind === 'order' || kind === 'charge') return orderPath.href({ reference: label });
    if (kind === 'booking' && isTeam) return bookingPath.href({ id });
    return kind === 'message' && isTeam ? conversationPath.href({ id }) : null;
  };
}
