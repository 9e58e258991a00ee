import type { Queryable } from '#platform/database/database.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingReminderTable } from '../booking.tables.ts';

export type BookingReminder = BookingReminderTable;

/** Confirmed bookings that start after the first instant and not after the last, the earliest first. */
export async function confirmedBetween(
  db: Queryable,
  after: string,
  until: string,
): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('startsAt', '>', after)
    .where('startsAt', '<=', until)
    .orderBy('startsAt')
    .execute();
}

/** The reminders written for some bookings, whatever time they stood at. */
export async function remindersOf(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<BookingReminder[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('bookingReminders')
    .selectAll()
    .where('bookingId', 'in', bookingIds)
    .execute();
}

/** Notes that a reminder was written; throws when it was noted before. */
export async function noteReminder(trx: Queryable, reminder: BookingReminder): Promise<void> {
  await trx.insertInto('bookingReminders').values(reminder).execute();
}
