import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { type Booking, listActiveBookings } from '../booking.repository.server.ts';
import { companyToday } from '../booking.ts';
import { closedDayInput } from './booking-rules.input.ts';
import { saveClosedDay } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';
import { type InvalidInput, invalidInput } from './set-booking-rules.server.ts';

/** The closed day, and the bookings on it, which the company has to settle with the visitors. */
export type DayClosed = { closed: ClosedDay; kept: Booking[] };

/** Closes a day in Lisbon for further bookings, or changes the reason of a closed one. */
export async function closeDay(
  context: Context,
  input: unknown,
): Promise<Result<DayClosed, InvalidInput>> {
  const parsed = z.safeParse(closedDayInput, input);
  if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
  const closed = parsed.data;
  if (closed.day < companyToday(context.clock()))
    return refuse({ code: 'invalid_fields', errors: [{ field: 'day', code: 'past' }] });
  return transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    await saveClosedDay(trx, closed);
    return accept({
      closed,
      kept: await listActiveBookings(trx, closed.day, toInstant(context.clock())),
    });
  });
}
