import { formatTable } from '#platform/owner/format-table.ts';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { makeCalendarFeed } from '../calendars/make-calendar-feed.server.ts';
import { closeDay } from './close-day.server.ts';
import { getBookingRules } from './get-booking-rules.server.ts';
import { listUpcomingClosedDays } from './list-upcoming-closed-days.server.ts';
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
  summary: 'The rules that bookings are judged by, and the closed days; a flag sets its rule.',
  usage: ruleUsage,
  async run(context, args) {
    const changes = readRuleFlags(readOwnerArgs(args, { flags: ruleFlags }).flags);
    if (Object.keys(changes).length > 0) {
      const outcome = await setBookingRules(context, changes);
      if (!outcome.ok) throw toOwnerRefusal(outcome.refusal);
    }
    return formatRules(await getBookingRules(context), await listUpcomingClosedDays(context));
  },
};

/** `close-day`: closes a day for further bookings and lists the existing ones. */
export const closeDayCommand: OwnerCommand = {
  name: 'close-day',
  summary: 'Closes a day for bookings, with the reason that visitors read.',
  usage: '<YYYY-MM-DD> --note <English> --note-pt <Portuguese>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, {
      flags: { note: 'string', 'note-pt': 'string' },
      most: 1,
    });
    const [day] = words;
    const outcome = await closeDay(context, { day, note: flags.note, notePt: flags['note-pt'] });
    if (!outcome.ok) throw toOwnerRefusal(outcome.refusal);
    const { closed, kept } = outcome.value;
    const head = `${closed.day} is closed: ${closed.note} / ${closed.notePt}`;
    if (kept.length === 0) return head;
    const table = formatTable({
      columns: ['time', 'reference', 'name', 'e-mail', 'phone'],
      rows: kept.map(({ time, reference, name, email, phone }) => [
        time,
        reference,
        name,
        email,
        phone,
      ]),
      empty: '',
    });
    return `${head}\nThese bookings stay as they are; speak to those who made them:\n${table}`;
  },
};

/** `reopen-day`: opens a closed day again. */
export const reopenDayCommand: OwnerCommand = {
  name: 'reopen-day',
  summary: 'Opens a day again that was closed.',
  usage: '<YYYY-MM-DD>',
  async run(context, args) {
    const [day] = readOwnerArgs(args, { most: 1 }).words;
    if (day === undefined) throw new OwnerUsageError('Which day?');
    const outcome = await reopenDay(context, day);
    if (!outcome.ok) throw new OwnerRefusal(`${day} is not a day that was closed.`);
    return `${day} is open again.`;
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
