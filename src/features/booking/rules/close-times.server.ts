import * as z from 'zod/mini';
import { daysFrom, isRealDay } from '#core/calendar-day.ts';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type Booking, listActiveBookings } from '../booking.repository.server.ts';
import { companyToday } from '../booking.ts';
import { slotsLock } from './availability.server.ts';
import { slotStart } from './availability.ts';
import { closedDayInput, closedHoursInput } from './booking-rules.input.ts';
import {
  type ClosedHours,
  insertClosedHours,
  listClosedDays,
  listClosedHours,
  removeClosedDays,
  removeClosedHours,
  saveClosedDay,
} from './booking-rules.repository.server.ts';
import { type InvalidInput, invalidInput } from './booking-rules.server.ts';
import type { ClosedDay } from './booking-rules.ts';

/**
 * The closed day, the last one if there are several, and the bookings on them, which the company has
 * to settle with the visitors.
 */
type DayClosed = { closed: ClosedDay; until: string; kept: Booking[] };

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

/** Opens a closed day again, or every closed day up to `until`. Returns how many were closed. */
export async function reopenDay(
  context: Context,
  day: string,
  until: string = day,
): Promise<Result<{ day: string; reopened: number }, { code: 'not_closed' }>> {
  if (!isRealDay(day) || !isRealDay(until)) return refuse({ code: 'not_closed' });
  const range = { from: day, to: until };
  return transact(context, async (trx) => {
    const reopened = await removeClosedDays(trx, range);
    if (reopened === 0) return refuse({ code: 'not_closed' });
    const subject = { kind: 'calendar', id: day };
    await recordChange(context, trx, { action: 'calendar.reopen', subject, after: range });
    return accept({ day, reopened });
  });
}

/** The closed hours, and the bookings within them, which stay. */
type HoursClosed = { closed: ClosedHours; kept: Booking[] };

function isWithin({ startsAt, endsAt }: Booking, { day, fromTime, toTime }: ClosedHours): boolean {
  return startsAt < slotStart(day, toTime) && endsAt > slotStart(day, fromTime);
}

/** Closes hours of a day in Lisbon for further bookings; to visitors their slots are taken. */
export async function closeHours(
  context: Context,
  input: unknown,
): Promise<Result<HoursClosed, InvalidInput>> {
  const parsed = z.safeParse(closedHoursInput, input);
  if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
  const { day, from, to, note } = parsed.data;
  if (day < companyToday(context.clock()))
    return refuse({ code: 'invalid_fields', errors: [{ field: 'day', code: 'past' }] });
  const closed = { id: newId(), day, fromTime: from, toTime: to, note };
  return transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    await insertClosedHours(trx, closed);
    const now = toInstant(context.clock());
    const booked = await listActiveBookings(trx, { from: day, to: day, now });
    const kept = booked.filter((booking) => isWithin(booking, closed));
    const after = { day, from, to, kept: kept.length };
    const subject = { kind: 'calendar', id: closed.id };
    await recordChange(context, trx, { action: 'calendar.close', subject, after });
    return accept({ closed, kept });
  });
}

/** Opens closed hours again. */
export async function reopenHours(
  context: Context,
  id: string,
): Promise<Result<ClosedHours, { code: 'not_closed' }>> {
  return transact(context, async (trx) => {
    const hours = await removeClosedHours(trx, id);
    if (!hours) return refuse({ code: 'not_closed' });
    const after = { day: hours.day, from: hours.fromTime, to: hours.toTime };
    const subject = { kind: 'calendar', id };
    await recordChange(context, trx, { action: 'calendar.reopen', subject, after });
    return accept(hours);
  });
}

const everAfter = '9999-12-31';

/** Returns the days and hours that staff closed, from today on. */
export async function listClosures({
  database,
  clock,
}: Context): Promise<{ days: ClosedDay[]; hours: ClosedHours[] }> {
  const today = companyToday(clock());
  return database.read(async (db) => ({
    days: await listClosedDays(db, today),
    hours: await listClosedHours(db, { from: today, to: everAfter }),
  }));
}
