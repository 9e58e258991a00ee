import { apiRead, apiRequest, callTimeout } from '#core/api-request.ts';
import type { MoveRequest } from '../../book/booking.input.ts';
import { manageActionUrl, managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';

/** A change that a visitor requests; `startsAt` is the start of `slot`, ISO 8601 UTC. */
export type Change =
  | { action: 'move'; slot: MoveRequest; startsAt: string }
  | { action: 'confirm' }
  | { action: 'cancel' };

/** The result. `stale`: the booking had changed since it was shown, and nothing was done. */
export type SentChange = { kind: 'changed' | 'stale'; booking: ManagedBooking };

function isDone(booking: ManagedBooking, change: Change): boolean {
  if (change.action === 'confirm') return booking.status === 'confirmed' && !booking.canConfirm;
  if (change.action === 'cancel') return booking.status === 'cancelled';
  return booking.status !== 'cancelled' && booking.startsAt === change.startsAt;
}

/**
 * Moves, confirms or cancels the booking of a link, unless it has changed since it was `shown`, in another window
 * for example. Throws if the server refuses or there is no response.
 */
export async function sendChange(
  token: string,
  shown: ManagedBooking,
  change: Change,
): Promise<SentChange> {
  // The visitor waits for the read and the write together, so they share one timeout.
  const end = Date.now() + callTimeout;
  const [url] = managedBookingQuery(token).queryKey;
  const present = (await apiRead(url)) as ManagedBooking;
  // An earlier attempt may have succeeded although its response was lost.
  if (isDone(present, change)) return { kind: 'changed', booking: present };
  if (present.sequence !== shown.sequence || !present.canChange)
    return { kind: 'stale', booking: present };
  const body = change.action === 'move' ? { body: change.slot } : {};
  const timeout = Math.max(0, end - Date.now());
  const response = await apiRequest(manageActionUrl(token, change.action), { ...body, timeout });
  return { kind: 'changed', booking: (await response.json()) as ManagedBooking };
}
