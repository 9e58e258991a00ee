import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { slotStart } from '../availability/slot-times.ts';
import { type Booking, listActiveBookings } from '../booking.repository.server.ts';
import { companyToday } from '../booking.ts';
import { closedHoursInput } from './booking-rules.input.ts';
import {
  type ClosedHours,
  insertClosedHours,
  removeClosedHours,
} from './closed-hours.repository.server.ts';
import { type InvalidInput, invalidInput } from './set-booking-rules.server.ts';

/** The closed hours, and the bookings within them, which stay. */
export type HoursClosed = { closed: ClosedHours; kept: Booking[] };

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
