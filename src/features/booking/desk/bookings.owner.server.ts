import { toInstant } from '#core/clock.ts';
import { ownerTime } from '#platform/owner/owner-clock.ts';
import type { OwnerCommand } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { questionNames, questions } from '../questions.ts';
import { listBookings } from './list-next-bookings.server.ts';

/** `npm run owner -- bookings`: lists upcoming bookings, or all of them. */
export const bookingsCommand: OwnerCommand = {
  name: 'bookings',
  summary: 'Upcoming bookings, by time in Lisbon; --all adds past and cancelled ones.',
  usage: '[--all] [--csv[=file]]',
  async run({ database, clock }, args) {
    const { flags } = readOwnerArgs(args, { flags: { all: 'boolean' } });
    const openSince = flags.all ? null : toInstant(clock());
    const bookings = await database.read((db) => listBookings(db, openSince));
    return {
      columns: [
        'reference',
        'Lisbon time',
        'status',
        'name',
        'email',
        'company',
        'phone',
        'language',
        'time zone',
        'booked',
        ...questionNames.map((name) => questions[name].en.staff.toLowerCase()),
      ],
      rows: bookings.map((booking) => [
        booking.reference,
        ownerTime(booking.startsAt),
        booking.status === 'held' && booking.heldUntil !== null
          ? `held until ${ownerTime(booking.heldUntil)}`
          : booking.status,
        booking.name,
        booking.email,
        booking.company,
        booking.phone,
        booking.language,
        booking.timeZone,
        ownerTime(booking.createdAt),
        ...questionNames.map((name) => booking[name]),
      ]),
      empty: flags.all ? 'No booking yet.' : 'No upcoming bookings.',
    };
  },
};
