import { ownerTime } from '#platform/owner/owner-clock.ts';
import { type OwnerCommand, OwnerRefusal } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import {
  type BusyState,
  fetchBusyTimes,
  getBusyState,
  removeBusyCalendar,
  setBusyCalendar,
} from '../busy/busy-calendar.server.ts';
import type { Fault } from '../busy-times.ts';

const words: Record<Fault, string> = {
  line: 'a broken line',
  start: 'no start that can be read; nothing is blocked',
  end: 'no end that can be read; one hour is blocked',
  rule: 'a repetition that cannot be read; its first date alone is blocked',
  dates: 'a date or an exception that cannot be read',
  zone: 'an unknown time zone',
  unfinished: 'its end is missing in the file',
  no_end: 'the last line of the calendar is missing, so events may be missing too',
  too_many: 'too many repetitions to follow',
};

function format(state: BusyState | null): string {
  if (!state) return 'There is no calendar of busy times.';
  const { host, answeredAt, failure, told } = state;
  const read = answeredAt === null ? 'never read' : `read ${ownerTime(answeredAt)}`;
  const failed = failure === null ? '' : `; the last check failed: ${failure.replaceAll('_', ' ')}`;
  const unread = told.map(({ line, startsAt, fault, zone }) => {
    const event = startsAt === null ? `line ${line}` : startsAt.slice(0, 16).replace('T', ' ');
    return `\n  ${event}: ${[words[fault], zone].filter(Boolean).join(' ')}`;
  });
  const parts =
    unread.length === 0 ? '' : `\nNot read, so look at them yourself:${unread.join('')}`;
  return `The calendar at ${host}, ${read}${failed}.${parts}`;
}

function refusalText(code: string | undefined): string {
  return code === 'not_a_calendar'
    ? 'That address shows a page, not a calendar; the right one often ends in .ics.'
    : 'Please give an address that begins with https://.';
}

const stillSet = ' The address is kept, and read again every five minutes.';

/** `busy-calendar`: shows, sets, checks or removes the calendar of the owner's other appointments. */
export const busyCalendarCommand: OwnerCommand = {
  name: 'busy-calendar',
  summary:
    'The secret address of your own calendar (ICS): nobody can book while it shows you as busy. It is read every five minutes.',
  usage: '[<https address> | --check | --remove]',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, {
      flags: { check: 'boolean', remove: 'boolean' },
      most: 1,
    });
    const [url] = words;
    if (flags.remove) await removeBusyCalendar(context);
    else if (url !== undefined) {
      const outcome = await setBusyCalendar(context, { url });
      if (!outcome.ok) throw new OwnerRefusal(refusalText(outcome.refusal.errors[0]?.code));
    }
    if (flags.check || url !== undefined) await fetchBusyTimes(context);
    const state = await getBusyState(context);
    const isRead = flags.check || (url !== undefined && !flags.remove);
    if (isRead && state === null) throw new OwnerRefusal(format(state));
    if (isRead && state?.failure) throw new OwnerRefusal(`${format(state)}${stillSet}`);
    return format(state);
  },
};
