import type { Queryable } from '#platform/database/database.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingReminderTable } from '../booking.tables.ts';

export type BookingReminder = BookingReminderTable;

/** Returns the confirmed bookings that start after `after` and not after `until`, earliest first. */
export async function listConfirmedBookings(
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

/** Returns the reminders that were recorded for some bookings, at any `sequence`. */
export async function listReminders(
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

/** Records a reminder. Throws if it was recorded before. */
export async function insertReminder(trx: Queryable, reminder: BookingReminder): Promise<void> {
  await trx.insertInto('bookingReminders').values(reminder).execute();
}
