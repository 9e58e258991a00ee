import type { ManagedBooking } from '../../booking.ts';

/** Whether the visitor can still change a booking, or why not. */
export type ManagedState = 'open' | 'begun' | 'over' | 'cancelled';

/** Returns the state at `now`, in milliseconds since 1970; null uses the server's `canChange` alone. */
export function managedState(booking: ManagedBooking, now: number | null): ManagedState {
  const { status, canChange, startsAt, endsAt } = booking;
  if (status === 'cancelled') return 'cancelled';
  if (now !== null && Date.parse(endsAt) <= now) return 'over';
  return canChange && (now === null || Date.parse(startsAt) > now) ? 'open' : 'begun';
}
