import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { type Booking, listActiveBookings } from '../booking.repository.server.ts';
import { companyToday } from '../booking.ts';
import { daysFrom } from '../calendar-day.ts';
import { closedDayInput } from './booking-rules.input.ts';
import { saveClosedDay } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';
import { type InvalidInput, invalidInput } from './set-booking-rules.server.ts';

/**
 * The closed day, the last one if there are several, and the bookings on them, which the company has
 * to settle with the visitors.
 */
export type DayClosed = { closed: ClosedDay; until: string; kept: Booking[] };

/** Closes days in Lisbon for further bookings, or changes the reason of closed ones. */
export async function closeDay(
  context: Context,
  input: unknown,
): Promise<Result<DayClosed, InvalidInput>> {
  const parsed = z.safeParse(closedDayInput, input);
  if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
  const { until = parsed.data.day, ...closed } = parsed.data;
  if (closed.day < companyToday(context.clock()))
    return refuse({ code: 'invalid_fields', errors: [{ field: 'day', code: 'past' }] });
  const range = { from: closed.day, to: until };
  return transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    for (const day of daysFrom(closed.day, until)) await saveClosedDay(trx, { ...closed, day });
    const kept = await listActiveBookings(trx, { ...range, now: toInstant(context.clock()) });
    const subject = { kind: 'calendar', id: closed.day };
    const after = { ...range, note: closed.note, kept: kept.length };
    await recordChange(context, trx, { action: 'calendar.close', subject, after });
    return accept({ closed, until, kept });
  });
}
