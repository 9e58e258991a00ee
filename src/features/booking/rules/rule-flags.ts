import { OwnerUsageError } from '#platform/owner/owner-command.ts';
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
const readers: Record<string, (text: string) => Partial<BookingRules> | { place: string }> = {
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
  '[--slots 09:00,10:00] [--weekdays Mon,Tue] [--minutes 30] [--notice <hours>] [--horizon <days>] [--buffer <minutes>] [--most <a day>|none] [--hold <minutes>|none] [--place any|video|phone] [--link <https address>|none]';

/** Reads rules from flags. Throws `OwnerUsageError` for a wrong number or weekday. */
export function readRuleFlags(flags: Flags): Record<string, unknown> {
  const read = Object.entries(flags).map(([name, text]) => readers[name]?.(String(text)));
  return Object.assign({}, ...read);
}

/** Formats the rules and the upcoming closed days, a line for each flag and day. */
export function formatRules(rules: BookingRules, closed: readonly ClosedDay[]): string {
  const { slotTimes, weekdays, mostPerDay, holdMinutes, videoLink } = rules;
  const rows = [
    ['slots', slotTimes.join(',')],
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
  ];
  return rows.map(([name, value]) => `${String(name).padEnd(10)}${value}`).join('\n');
}
