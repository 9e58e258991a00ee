import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import {
  type Booking,
  getBooking,
  getBookingByLink,
  type LinkedBooking,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { cancelLapsedHolds } from '../holds/holds.repository.server.ts';

type NotFound = { code: 'not_found' };

type Decide<Found, Value, Refusal> = (
  trx: Queryable,
  booking: Found,
) => Promise<Result<Value, Refusal>>;

/**
 * Runs `decide` on a booking, under the lock of all changes to bookings. Retries when a unique
 * constraint refuses the row nevertheless.
 */
async function change<Found, Value, Refusal>(
  context: Context,
  find: (trx: Queryable) => Promise<Found | null>,
  decide: Decide<Found, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  async function work(trx: Queryable): Promise<Result<Value, Refusal | NotFound>> {
    await context.database.lock(trx, slotsLock);
    await cancelLapsedHolds(trx, toInstant(context.clock()));
    const booking = await find(trx);
    return booking ? decide(trx, booking) : refuse({ code: 'not_found' });
  }
  return retry(() => transact(context, work), {
    isRetryable: (error) => uniqueConflict(error) !== null,
  });
}

/** Changes the booking behind a manage link. */
export async function changeBooking<Value, Refusal>(
  context: Context,
  token: string,
  decide: Decide<LinkedBooking, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  return change(context, (trx) => getBookingByLink(trx, hashToken(token)), decide);
}

/** Changes a booking by its id, as staff do. */
export async function changeBookingById<Value, Refusal>(
  context: Context,
  id: string,
  decide: Decide<Booking, Value, Refusal>,
): Promise<Result<Value, Refusal | NotFound>> {
  return change(context, (trx) => getBooking(trx, id), decide);
}
