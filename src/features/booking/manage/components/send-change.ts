import { apiRead, apiRequest, callTimeout } from '#core/api-request.ts';
import type { MoveRequest } from '../../booking.input.ts';
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

/** How the API is reached: from the browser, or on the server for a page without scripts. */
type Calls = {
  read: (url: string) => Promise<unknown>;
  call: (url: string, body: object) => Promise<unknown>;
};

function browserCalls(): Calls {
  // The visitor waits for the read and the write together, so they share one timeout.
  const end = Date.now() + callTimeout;
  return {
    read: (url) => apiRead(url),
    async call(url, body) {
      const response = await apiRequest(url, { body, timeout: Math.max(0, end - Date.now()) });
      return response.json();
    },
  };
}

/**
 * Moves, confirms or cancels the booking of a link, unless it has changed since it was `shown`, in another window
 * for example. Throws if the server refuses or there is no response.
 */
export async function sendChange(
  token: string,
  shown: Pick<ManagedBooking, 'sequence'>,
  change: Change,
  calls: Calls = browserCalls(),
): Promise<SentChange> {
  const [url] = managedBookingQuery(token).queryKey;
  const present = (await calls.read(url)) as ManagedBooking;
  // An earlier attempt may have succeeded although its response was lost.
  if (isDone(present, change)) return { kind: 'changed', booking: present };
  if (present.sequence !== shown.sequence || !present.canChange)
    return { kind: 'stale', booking: present };
  const body = change.action === 'move' ? change.slot : {};
  const changed = await calls.call(manageActionUrl(token, change.action), body);
  return { kind: 'changed', booking: changed as ManagedBooking };
}
