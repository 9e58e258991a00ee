import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { retry } from '#platform/database/retry.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import {
  getBookingByLink,
  type LinkedBooking,
  uniqueConflict,
} from '../booking.repository.server.ts';
import { cancelLapsedHolds } from '../holds/holds.repository.server.ts';

type NotFound = { code: 'not_found' };

/**
 * Runs `decide` on the booking behind a manage link, under the lock of all changes to bookings.
 * Retries when a unique constraint refuses the row nevertheless.
 */
export async function changeBooking<Value, Refusal>(
  context: Context,
  token: string,
  decide: (trx: Queryable, booking: LinkedBooking) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotFound>> {
  async function change(trx: Queryable): Promise<Result<Value, Refusal | NotFound>> {
    await context.database.lock(trx, slotsLock);
    await cancelLapsedHolds(trx, toInstant(context.clock()));
    const booking = await getBookingByLink(trx, hashToken(token));
    return booking ? decide(trx, booking) : refuse({ code: 'not_found' });
  }
  return retry(() => transact(context, change), {
    isRetryable: (error) => uniqueConflict(error) !== null,
  });
}
