import { hashToken } from '#core/ids.server.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { type Booking, getBookingByLink, refusedBy } from '../booking.repository.server.ts';
import type { BookingDeps } from '../booking-deps.server.ts';

type Unknown = { code: 'not_found' };
const tries = 3;

/**
 * Runs `decide` on the booking behind a manage link, alone among all that changes bookings. When
 * the database refuses its row after all, it looks again.
 */
export async function changeBooking<Value, Refusal>(
  { database, wakeOutbox }: BookingDeps,
  token: string,
  decide: (trx: Queryable, booking: Booking) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | Unknown>> {
  for (let count = 1; ; count += 1) {
    try {
      const outcome = await database.transaction(async (trx) => {
        await database.lock(trx, slotsLock);
        const booking = await getBookingByLink(trx, hashToken(token));
        return booking ? decide(trx, booking) : refuse<Unknown>({ code: 'not_found' });
      });
      wakeOutbox();
      return outcome;
    } catch (error) {
      if (count === tries || refusedBy(error) === null) throw error;
    }
  }
}
