import { OwnerUsageError } from '#platform/owner/owner-command.ts';
import type { ClosedHoursTable } from '../booking.tables.ts';
import type { BookingRules, ClosedDay } from './booking-rules.ts';

type Flags = Record<string, string | boolean | undefined>;

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function readList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function readNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new OwnerUsageError(`${text} is not a whole number.`);
  return Number(text);
}

function readWeekday(name: string): number {
  const at = dayNames.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (at < 0) throw new OwnerUsageError(`${name} is not one of ${dayNames.join(', ')}.`);
  return at + 1;
}

/** How the value of each flag is read. */
const readers: Record<string, (text: string) => Record<string, unknown>> = {
  ...Object.fromEntries(
    dayNames.map((name, place) => [
      `slots-${name.toLowerCase()}`,
      (text: string) => ({
        weekdaySlots: { [place + 1]: text === 'none' ? null : readList(text) },
      }),
    ]),
  ),
  slots: (text) => ({ slotTimes: readList(text) }),
  weekdays: (text) => ({ weekdays: readList(text).map(readWeekday) }),
  minutes: (text) => ({ slotMinutes: readNumber(text) }),
  notice: (text) => ({ noticeHours: readNumber(text) }),
  horizon: (text) => ({ horizonDays: readNumber(text) }),
  buffer: (text) => ({ bufferMinutes: readNumber(text) }),
  most: (text) => ({ mostPerDay: text === 'none' ? null : readNumber(text) }),
  hold: (text) => ({ holdMinutes: text === 'none' ? null : readNumber(text) }),
  place: (text) => ({ place: text }),
  link: (text) => ({ videoLink: text === 'none' ? null : text }),
};

export const ruleFlags = Object.fromEntries(
  Object.keys(readers).map((name) => [name, 'string' as const]),
);

export const ruleUsage =
  '[--slots 09:00,10:00] [--slots-mon|…|--slots-sun 09:00,10:00|none] [--weekdays Mon,Tue] [--minutes 30] [--notice <hours>] [--horizon <days>] [--buffer <minutes>] [--most <a day>|none] [--hold <minutes>|none] [--place any|video|phone] [--link <https address>|none]';

/**
 * Reads rules from flags. The slots of a weekday join those that the other weekdays have; `none` ends
 * them. Throws `OwnerUsageError` for a wrong number or weekday.
 */
export function readRuleFlags(
  flags: Flags,
  { weekdaySlots }: Pick<BookingRules, 'weekdaySlots'>,
): Record<string, unknown> {
  const read = Object.entries(flags).map(([name, text]) => readers[name]?.(String(text)) ?? {});
  const own = read.flatMap((rule) => Object.entries(rule.weekdaySlots ?? {}));
  const rules = Object.assign({}, ...read);
  if (own.length === 0) return rules;
  const joined = Object.entries({ ...weekdaySlots, ...Object.fromEntries(own) });
  return { ...rules, weekdaySlots: Object.fromEntries(joined.filter(([, slots]) => slots)) };
}

/** Formats the rules and what is closed, a line for each flag, day and part of a day. */
export function formatRules(
  rules: BookingRules,
  closed: readonly ClosedDay[],
  hours: readonly ClosedHoursTable[],
): string {
  const { slotTimes, weekdays, mostPerDay, holdMinutes, videoLink } = rules;
  const rows = [
    ['slots', slotTimes.join(',')],
    ...Object.entries(rules.weekdaySlots).map(([weekday, times]) => [
      `slots-${dayNames[Number(weekday) - 1]?.toLowerCase()}`,
      times?.join(','),
    ]),
    ['weekdays', weekdays.map((at) => dayNames[at - 1]).join(',')],
    ['minutes', rules.slotMinutes],
    ['notice', `${rules.noticeHours} hours`],
    ['horizon', `${rules.horizonDays} days`],
    ['buffer', `${rules.bufferMinutes} minutes`],
    ['most', mostPerDay === null ? 'none' : `${mostPerDay} a day`],
    ['hold', holdMinutes === null ? 'none' : `${holdMinutes} minutes`],
    ['place', rules.place],
    ['link', videoLink ?? 'none'],
    ...closed.map(({ day, note, notePt }) => ['closed', `${day} ${note} / ${notePt}`]),
    ...hours.map(({ id, day, fromTime, toTime, note }) => [
      'closed',
      `${day} ${fromTime} to ${toTime} ${note} (reopen-hours ${id})`,
    ]),
  ];
  return rows.map(([name, value]) => `${String(name).padEnd(10)}${value}`).join('\n');
}
