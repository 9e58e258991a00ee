import { formatTable } from '#platform/owner/format-table.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import type { Booking } from '../booking.repository.server.ts';
import { makeCalendarFeed } from '../calendars/make-calendar-feed.server.ts';
import { closeDay } from './close-day.server.ts';
import { closeHours, reopenHours } from './close-hours.server.ts';
import { getBookingRules } from './get-booking-rules.server.ts';
import { listClosures } from './list-closures.server.ts';
import { reopenDay } from './reopen-day.server.ts';
import { formatRules, readRuleFlags, ruleFlags, ruleUsage } from './rule-flags.ts';
import { type InvalidInput, setBookingRules } from './set-booking-rules.server.ts';

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
    columns: ['day', 'time', 'reference', 'name', 'e-mail', 'phone'],
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
