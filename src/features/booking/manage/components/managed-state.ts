import type { ManagedBooking } from '../../booking.ts';

/**
 * Whether the visitor can still change a booking, or why not. `held`: it waits for a confirmation;
 * `lapsed`: it was not confirmed in time.
 */
export type ManagedState = 'open' | 'held' | 'lapsed' | 'begun' | 'over' | 'cancelled';

/** Returns the state at `now`, in milliseconds since 1970; null uses the server's `canChange` alone. */
export function managedState(booking: ManagedBooking, now: number | null): ManagedState {
  const { status, canChange, startsAt, endsAt, heldUntil } = booking;
  if (heldUntil !== undefined) {
    const isOver = status === 'cancelled' || (now !== null && Date.parse(heldUntil) <= now);
    return isOver ? 'lapsed' : 'held';
  }
  if (status === 'cancelled') return 'cancelled';
  if (now !== null && Date.parse(endsAt) <= now) return 'over';
  return canChange && (now === null || Date.parse(startsAt) > now) ? 'open' : 'begun';
}
