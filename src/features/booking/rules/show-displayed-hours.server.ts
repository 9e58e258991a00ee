import { minutesOf, timeOf } from '#core/time-of-day.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingRules } from './booking-rules.server.ts';
import type { BookingRules } from './booking-rules.ts';

/** Hours of consecutive weekdays, 1, Monday, to 7. Times are Lisbon's, `HH:MM`. */
type DisplayedHours = { weekdays: number[]; from: string; to: string };

/** Returns the hours in which consultations are held: from the first slot to the end of the last. */
export function displayedHours({
  weekdays,
  slotTimes,
  slotMinutes,
}: Pick<BookingRules, 'weekdays' | 'slotTimes' | 'slotMinutes'>): DisplayedHours[] {
  const sorted = slotTimes.toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const to = timeOf(minutesOf(last) + slotMinutes);
  const runs: number[][] = [];
  for (const weekday of weekdays.toSorted()) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs.map((run) => ({ weekdays: run, from: first, to }));
}

const dayNames = {
  en: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
};

function daysEn(weekdays: readonly number[]): string {
  if (weekdays.join('') === '12345') return 'Weekdays';
  const names = weekdays.map((weekday) => dayNames.en[weekday - 1] ?? '');
  return names.length < 3 ? names.join(' and ') : `${names[0]} to ${names.at(-1)}`;
}

function daysPt(weekdays: readonly number[]): string {
  if (weekdays.join('') === '12345') return 'dias úteis';
  const names = weekdays.map((weekday) => dayNames.pt[weekday - 1] ?? '');
  return names.length < 3 ? names.join(' e ') : `${names[0]} a ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the hours in one line for the site, in both languages. */
export function formatDisplayedHours(hours: readonly DisplayedHours[]): { en: string; pt: string } {
  const en = hours.map(({ weekdays, from, to }) => `${daysEn(weekdays)} ${from} to ${to}`);
  const pt = hours.map(({ weekdays, from, to }) => `${daysPt(weekdays)}, das ${from} às ${to}`);
  return { en: en.join('; '), pt: capital(pt.join('; ')) };
}

type ShownHours = { hours: DisplayedHours[]; line: { en: string; pt: string } };

/** Returns the hours that the booking rules say, also in one line for the site. */
export async function showDisplayedHours(context: Context): Promise<ShownHours> {
  const hours = displayedHours(await getBookingRules(context));
  return { hours, line: formatDisplayedHours(hours) };
}
