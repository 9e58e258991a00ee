import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { activeOn, type Booking } from '../booking.repository.server.ts';
import { companyToday } from '../booking.ts';
import { closedDayInput } from './booking-rules.input.ts';
import { saveClosedDay } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';
import { type InvalidInput, invalidInput } from './set-booking-rules.server.ts';

/** The day, and the bookings on it: they stay, and somebody has to speak to those who made them. */
export type DayClosed = { closed: ClosedDay; kept: Booking[] };

/** Closes a day of Lisbon for further bookings; a day that is closed already gets the new reason. */
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
    return accept({ closed, kept: await activeOn(trx, closed.day) });
  });
}
