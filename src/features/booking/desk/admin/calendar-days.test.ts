import { expect, it } from 'vitest';
import { type Day, daysFrom, isWeekend } from '#core/calendar-day.ts';
import type { CalendarDay, StaffBooking, StaffCalendar } from '../staff-booking.schema.ts';
import { rangeOf } from './calendar-address.ts';
import { dayBeside, shownCalendar, workedDays } from './calendar-days.ts';

const [friday, saturday, monday]: [Day, Day, Day] = ['2026-11-27', '2026-11-28', '2026-11-30'];

function calendarOf(
  range: { from: string; to: string },
  { today = friday, bookedOn = '' } = {},
): StaffCalendar {
  const days = daysFrom(range.from, range.to).map((date): CalendarDay => {
    const reason = date < today ? 'past' : isWeekend(date) ? 'weekend' : null;
    return {
      date,
      closure: reason && { reason },
      slots: [],
      bookings: date === bookedOn ? [{ id: 'one' } as StaffBooking] : [],
      closedHours: [],
      busy: [],
    };
  });
  return { today, slotMinutes: 30, days };
}

const datesOf = (days: readonly CalendarDay[] = []) => days.map(({ date }) => date);

it('shows on a Friday that day and the next four that are worked', () => {
  const week = calendarOf(rangeOf({ view: 'week', day: friday }));
  const worked = [friday, monday, '2026-12-01', '2026-12-02', '2026-12-03'];
  expect(datesOf(workedDays(week.days))).toEqual(worked);
});

it('shows five days before today too, and a Saturday on which somebody comes', () => {
  const range = rangeOf({ view: 'week', day: '2026-11-20' });
  const worked = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  expect(datesOf(workedDays(calendarOf(range).days))).toEqual(worked);
  const booked = calendarOf(range, { bookedOn: '2026-11-21' });
  expect(datesOf(workedDays(booked.days))).toContain('2026-11-21');
});

it('shows on a Saturday, where no day is asked for, the Monday after it', () => {
  const read = calendarOf(rangeOf({ view: 'day', day: saturday }), { today: saturday });
  const shown = (isAsked: boolean) =>
    datesOf(shownCalendar({ view: 'day', day: saturday, isAsked }, read)?.days);
  expect(shown(false)).toEqual([monday]);
  expect(shown(true)).toEqual([saturday]);
});

it('shows a day that was read with another, and nothing of days that were not', () => {
  const read = calendarOf(rangeOf({ view: 'day', day: friday }));
  const shown = (view: 'day' | 'week', day: string) =>
    shownCalendar({ view, day, isAsked: true }, read);
  expect(datesOf(shown('day', monday)?.days)).toEqual([monday]);
  expect(shown('day', '2026-12-02')).toBeNull();
  expect(shown('week', friday)).toBeNull();
});

it('goes from a Friday to the Monday after it and back', () => {
  const onFriday = calendarOf(rangeOf({ view: 'day', day: friday }));
  expect(dayBeside(friday, 1, onFriday)).toBe(monday);
  expect(
    dayBeside(friday, 1, calendarOf(rangeOf({ view: 'day', day: friday }), { bookedOn: saturday })),
  ).toBe(saturday);
  const onMonday = calendarOf(rangeOf({ view: 'day', day: monday }));
  expect(dayBeside(monday, -1, onMonday)).toBe(friday);
  expect(dayBeside(friday, 1, undefined)).toBe(saturday);
});
