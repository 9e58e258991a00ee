import { addDays, type Day, isoWeekday, isRealDay } from '#core/calendar-day.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#core/calendar-month.ts';

/** The addresses that the calendar's parts link to; the screens make them. */
export type CalendarLinks = {
  calendar: (search: string) => string;
  booking: (id: string) => string;
  /** The form that books for somebody, with what is known so far. */
  bookFor: (known: { day?: string; time?: string }) => string;
  hours: string;
  person: (id: string) => string;
};

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the address of the calendar shows; without a day of its own it is today's. */
export type CalendarAddress = { view: CalendarView; day: Day; isAsked: boolean };

/** Reads the query of the calendar's address; without a view a phone shows one day. */
export function readCalendarAddress(
  search: URLSearchParams,
  { today, isNarrow }: { today: Day; isNarrow: boolean },
): CalendarAddress {
  const view = search.get('view');
  const day = search.get('day') ?? '';
  return {
    view: calendarViews.find((known) => known === view) ?? (isNarrow ? 'day' : 'week'),
    day: isRealDay(day) ? day : today,
    isAsked: isRealDay(day),
  };
}

export function formatCalendarSearch({ view, day }: { view: CalendarView; day: Day }): string {
  return `?${new URLSearchParams({ view, day })}`;
}

function mondayOf(day: Day): Day {
  return addDays(day, 1 - isoWeekday(day));
}

/** How many days around a day are read with it: from a Friday to the Monday after it. */
const daysAround = 3;

/**
 * Returns the days that a view reads. A week is the seven days from its first one, of which five are worked;
 * a month has the whole weeks that it touches.
 */
export function rangeOf({ view, day }: Pick<CalendarAddress, 'view' | 'day'>): {
  from: Day;
  to: Day;
} {
  if (view === 'day') return { from: addDays(day, -daysAround), to: addDays(day, daysAround) };
  if (view === 'month') {
    const month = monthOf(day);
    const to = addDays(mondayOf(lastDayOf(month)), 6);
    return { from: mondayOf(firstDayOf(month)), to };
  }
  return { from: day, to: addDays(day, 6) };
}

/** Returns the first day of the week that shows a day: today, if it is one of the six after today. */
export function weekWith(day: Day, today: Day): Day {
  return today <= day && day <= addDays(today, 6) ? today : day;
}

/** Returns the first day of the week or month before or after the one that is shown. */
export function stepFrom({ view, day }: Pick<CalendarAddress, 'view' | 'day'>, step: -1 | 1): Day {
  if (view !== 'month') return addDays(day, 7 * step);
  return firstDayOf(addMonths(monthOf(day), step));
}

/** What an address asks to close: hours of a day, all of it, or something still to say. */
export type AskedClosing = { day: Day | null; from: string | null; to: string | null };

const time = /^\d{2}:\d{2}$/;

/** Reads what the palette asks the calendar to close; null if it asks nothing. */
export function readAskedClosing(search: string): AskedClosing | null {
  const query = new URLSearchParams(search);
  const day = query.get('close');
  if (day === null) return null;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isOfHours = time.test(from) && time.test(to);
  return {
    day: isRealDay(day) ? day : null,
    from: isOfHours ? from : null,
    to: isOfHours ? to : null,
  };
}

export function withoutAskedClosing(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['close', 'from', 'to']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
