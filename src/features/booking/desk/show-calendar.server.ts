import { addDays, type Day, daysFrom } from '#core/calendar-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { TimeRange } from '../booking-times.ts';
import { loadAvailabilityContext } from '../rules/availability.server.ts';
import { judgeDay, type ServerContext, slotTimesOn } from '../rules/availability.ts';
import { listBlockedTimes, listClosedHours } from '../rules/booking-rules.repository.server.ts';
import { judgeForStaff } from './judge-for-staff.ts';
import { staffBooking } from './show-staff-booking.server.ts';
import type { CalendarDay, StaffCalendar } from './staff-booking.schema.ts';
import { listBookingsOfDays } from './staff-bookings.repository.server.ts';

function slotsOf(day: Day, context: ServerContext): CalendarDay['slots'] {
  return slotTimesOn(day, context.rules).map((time) => {
    const judged = judgeForStaff(day, time, context);
    if (judged.kind === 'free') return { time, state: 'free' };
    if (judged.kind === 'breaks') return { time, state: judged.rules[0] ?? 'free' };
    return { time, state: judged.reason === 'taken' ? 'booked' : 'past' };
  });
}

/** Returns the part of a busy time that lies on a day in Lisbon, or null. */
function partOn(day: Day, { startsAt, endsAt }: TimeRange): { from: string; to: string } | null {
  const [start, end] = [readClock(startsAt, companyZone), readClock(endsAt, companyZone)];
  if (start.day > day || end.day < day || (end.day === day && end.time === '00:00')) return null;
  return {
    from: start.day < day ? '00:00' : start.time,
    to: end.day > day ? '24:00' : end.time,
  };
}

/** Returns the calendar of some days in Lisbon, both inclusive, as staff see it. */
export async function showCalendar(
  { database, clock }: Context,
  { from, to }: { from: Day; to: Day },
): Promise<StaffCalendar> {
  const now = clock();
  return database.read(async (db) => {
    const context = await loadAvailabilityContext(db, now, { through: to });
    const bookings = await listBookingsOfDays(db, { from, to, now: now.toISOString() });
    const closedHours = await listClosedHours(db, { from, to });
    const range = {
      first: `${addDays(from, -1)}T00:00:00.000Z`,
      last: `${addDays(to, 2)}T00:00:00.000Z`,
    };
    const busy = (await listBlockedTimes(db, range)).filter(({ by }) => by === 'busy');
    const days = daysFrom(from, to).map((date) => ({
      date,
      closure: judgeDay(date, context),
      slots: slotsOf(date, context),
      bookings: bookings.filter(({ day }) => day === date).map((one) => staffBooking(one, now)),
      closedHours: closedHours
        .filter(({ day }) => day === date)
        .map(({ id, fromTime, toTime, note }) => ({ id, from: fromTime, to: toTime, note })),
      busy: busy.flatMap((time) => partOn(date, time) ?? []),
    }));
    return { today: context.today, slotMinutes: context.rules.slotMinutes, days };
  });
}
