import type { ManagedBooking } from '../../booking.ts';

/** How a booking stands for its visitor: it can still be changed, or why not. */
export type ManagedState = 'open' | 'begun' | 'over' | 'cancelled';

/** The state at `now`, in milliseconds since 1970; before the browser knows the moment, the server's word. */
export function managedState(booking: ManagedBooking, now: number | null): ManagedState {
  const { status, canChange, startsAt, endsAt } = booking;
  if (status === 'cancelled') return 'cancelled';
  if (now !== null && Date.parse(endsAt) <= now) return 'over';
  return canChange && (now === null || Date.parse(startsAt) > now) ? 'open' : 'begun';
}
