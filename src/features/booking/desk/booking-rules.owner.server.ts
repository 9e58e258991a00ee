import { formatTable } from '#platform/owner/format-table.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { ClosedHoursTable } from '../booking.tables.ts';
import {
  getBookingRules,
  type InvalidInput,
  setBookingRules,
} from '../rules/booking-rules.server.ts';
import type { BookingRules, ClosedDay } from '../rules/booking-rules.ts';
import {
  closeDay,
  closeHours,
  listClosures,
  reopenDay,
  reopenHours,
} from '../rules/close-times.server.ts';
import { makeCalendarFeed } from './calendar-feed.server.ts';

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

function readCompany(text: string): boolean {
  if (text !== 'optional' && text !== 'required')
    throw new OwnerUsageError(`${text} is neither optional nor required.`);
  return text === 'optional';
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
  company: (text) => ({ companyOptional: readCompany(text) }),
  link: (text) => ({ videoLink: text === 'none' ? null : text }),
};

const ruleFlags = Object.fromEntries(Object.keys(readers).map((name) => [name, 'string' as const]));

const ruleUsage =
  '[--slots 09:00,10:00] [--slots-mon|…|--slots-sun 09:00,10:00|none] [--weekdays Mon,Tue] [--minutes 30] [--notice <hours>] [--horizon <days>] [--buffer <minutes>] [--most <a day>|none] [--hold <minutes>|none] [--place any|video|phone] [--company required|optional] [--link <https address>|none]';

/**
 * Reads rules from flags. The slots of a weekday join those that the other weekdays have; `none` ends
 * them. Throws `OwnerUsageError` for a wrong number or weekday.
 */
function readRuleFlags(
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
function formatRules(
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
    ['company', rules.companyOptional ? 'optional' : 'required'],
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

function toOwnerRefusal({ errors }: InvalidInput): OwnerRefusal {
  const lines = errors.map(({ field, code }) => `${field}: ${code.replaceAll('_', ' ')}`);
  return new OwnerRefusal(`Nothing was changed. ${lines.join('; ')}`);
}

/** `rules`: shows the booking rules and changes those that are given. */
export const rulesCommand: OwnerCommand = {
  name: 'rules',
  summary: 'The booking rules, and what is closed; a flag sets its rule.',
  usage: ruleUsage,
  async run(context, args) {
    const { flags } = readOwnerArgs(args, { flags: ruleFlags });
    const changes = readRuleFlags(flags, await getBookingRules(context));
    if (Object.keys(changes).length > 0) {
      const outcome = await setBookingRules(context, changes);
      if (!outcome.ok) throw toOwnerRefusal(outcome.refusal);
    }
    const { days, hours } = await listClosures(context);
    return formatRules(await getBookingRules(context), days, hours);
  },
};

/** Adds the bookings that stay to what was closed. */
function withKept(head: string, kept: readonly Booking[]): string {
  if (kept.length === 0) return head;
  const table = formatTable({
    columns: ['day', 'time', 'reference', 'name', 'email', 'phone'],
    rows: kept.map(({ day, time, reference, name, email, phone }) => [
      ...[day, time, reference],
      ...[name, email, phone],
    ]),
    empty: '',
  });
  return `${head}\nThese bookings stay as they are; contact the people who made them:\n${table}`;
}

/** `close-day`: closes a day, or several, for further bookings and lists the existing ones. */
export const closeDayCommand: OwnerCommand = {
  name: 'close-day',
  summary: 'Closes a day for bookings, with the reason that visitors read; --until closes several.',
  usage: '<YYYY-MM-DD> [--until <YYYY-MM-DD>] --note <English> --note-pt <Portuguese>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, {
      flags: { note: 'string', 'note-pt': 'string', until: 'string' },
      most: 1,
    });
    const [day] = words;
    const { note, until } = flags;
    const outcome = await closeDay(context, { day, until, note, notePt: flags['note-pt'] });
    if (!outcome.ok) throw toOwnerRefusal(outcome.refusal);
    const { closed, until: last, kept } = outcome.value;
    const days = last === closed.day ? closed.day : `${closed.day} to ${last}`;
    return withKept(`${days} is closed: ${closed.note} / ${closed.notePt}`, kept);
  },
};

/** `reopen-day`: opens a closed day again, or several. */
export const reopenDayCommand: OwnerCommand = {
  name: 'reopen-day',
  summary: 'Opens a day again that was closed; --until opens several.',
  usage: '<YYYY-MM-DD> [--until <YYYY-MM-DD>]',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { until: 'string' }, most: 1 });
    const [day] = words;
    if (day === undefined) throw new OwnerUsageError('Which day?');
    const until = typeof flags.until === 'string' ? flags.until : day;
    const outcome = await reopenDay(context, day, until);
    const days = until === day ? day : `${day} to ${until}`;
    if (!outcome.ok) throw new OwnerRefusal(`${days} is not a day that was closed.`);
    return `${days} is open again.`;
  },
};

/** `close-hours`: closes hours of a day for further bookings and lists the existing ones. */
export const closeHoursCommand: OwnerCommand = {
  name: 'close-hours',
  summary: 'Closes hours of a day for bookings; visitors see them as taken.',
  usage: '<YYYY-MM-DD> <HH:MM> <HH:MM> [--note <for the team>]',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, { flags: { note: 'string' }, most: 3 });
    const [day, from, to] = words;
    const outcome = await closeHours(context, { day, from, to, note: flags.note });
    if (!outcome.ok) throw toOwnerRefusal(outcome.refusal);
    const { closed, kept } = outcome.value;
    const head = `${day} is closed from ${from} to ${to}. Open it again: reopen-hours ${closed.id}`;
    return withKept(head, kept);
  },
};

/** `reopen-hours`: opens closed hours again. */
export const reopenHoursCommand: OwnerCommand = {
  name: 'reopen-hours',
  summary: 'Opens hours again that were closed; `rules` lists them.',
  usage: '<id>',
  async run(context, args) {
    const [id] = readOwnerArgs(args, { most: 1 }).words;
    if (id === undefined) throw new OwnerUsageError('Which hours?');
    const outcome = await reopenHours(context, id);
    if (!outcome.ok) throw new OwnerRefusal(`${id} are not hours that are closed.`);
    const { day, fromTime, toTime } = outcome.value;
    return `${day} is open again from ${fromTime} to ${toTime}.`;
  },
};

/** `calendar-feed`: makes the secret URL by which the owner's calendar subscribes to all bookings. */
export const calendarFeedCommand: OwnerCommand = {
  name: 'calendar-feed',
  summary: 'The secret address under which a calendar follows all bookings; --new replaces it.',
  usage: '[--new]',
  async run(context, args) {
    const { flags } = readOwnerArgs(args, { flags: { new: 'boolean' } });
    const outcome = await makeCalendarFeed(context, { replace: flags.new === true });
    if (outcome.ok)
      return `${outcome.value.url}\nWhoever knows this address reads every booking. It is shown once; an earlier one has ended.`;
    throw new OwnerRefusal(
      `There is an address since ${outcome.refusal.createdAt.slice(0, 10)}; only its hash is kept. --new makes another and ends it.`,
    );
  },
};
