import { apiRead, apiRequest, callTimeout } from '#core/api-request.ts';
import type { MoveRequest } from '../../book/booking.input.ts';
import { manageActionUrl, managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';

/** What a visitor asks of a booking; `startsAt` is where `slot` lies. */
export type Change = { action: 'move'; slot: MoveRequest; startsAt: string } | { action: 'cancel' };

/** What came of it. `stale`: the booking is no longer the one that was shown, and nothing was done. */
export type SentChange = { kind: 'changed' | 'stale'; booking: ManagedBooking };

function isDone(booking: ManagedBooking, change: Change): boolean {
  if (change.action === 'cancel') return booking.status === 'cancelled';
  return booking.status !== 'cancelled' && booking.startsAt === change.startsAt;
}

/**
 * Moves or cancels the booking behind a link, unless it has changed since it was `shown`: another
 * window may be open. Throws when the server refuses, or no answer came.
 */
export async function sendChange(
  token: string,
  shown: ManagedBooking,
  change: Change,
): Promise<SentChange> {
  // Reading and writing are one attempt to the visitor, so they share one timeout.
  const end = Date.now() + callTimeout;
  const [url] = managedBookingQuery(token).queryKey;
  const present = (await apiRead(url)) as ManagedBooking;
  // An earlier attempt may have arrived although its answer did not.
  if (isDone(present, change)) return { kind: 'changed', booking: present };
  if (present.sequence !== shown.sequence || !present.canChange)
    return { kind: 'stale', booking: present };
  const body = change.action === 'move' ? { body: change.slot } : {};
  const timeout = Math.max(0, end - Date.now());
  const response = await apiRequest(manageActionUrl(token, change.action), { ...body, timeout });
  return { kind: 'changed', booking: (await response.json()) as ManagedBooking };
}
