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

function format(state: BusyState | null): string {
  if (!state) return 'There is no calendar of busy times.';
  const { host, answeredAt, failure } = state;
  const read = answeredAt === null ? 'never read' : `read ${ownerTime(answeredAt)}`;
  const failed = failure === null ? '' : `; the last check failed: ${failure.replaceAll('_', ' ')}`;
  return `The calendar at ${host}, ${read}${failed}.`;
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
      if (!outcome.ok) throw new OwnerRefusal('Please give an address that begins with https://.');
    }
    if (flags.check || url !== undefined) await fetchBusyTimes(context);
    const state = await getBusyState(context);
    const isRead = flags.check || (url !== undefined && !flags.remove);
    if (isRead && state === null) throw new OwnerRefusal(format(state));
    if (isRead && state?.failure) throw new OwnerRefusal(`${format(state)}${stillSet}`);
    return format(state);
  },
};
