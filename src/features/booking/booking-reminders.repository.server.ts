import type { BookingReminderTable } from '#database/tables/booking-tables.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Booking } from './booking.repository.server.ts';

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

export async function listReminders(db: Queryable, bookingId: string): Promise<BookingReminder[]> {
  return db.selectFrom('bookingReminders').selectAll().where('bookingId', '=', bookingId).execute();
}

/** The reminders written for bookings that started after the first instant and not after the last. */
export async function remindersOfStarted(
  db: Queryable,
  after: string,
  until: string,
): Promise<BookingReminder[]> {
  return db
    .selectFrom('bookingReminders')
    .innerJoin('bookings', 'bookings.id', 'bookingReminders.bookingId')
    .selectAll('bookingReminders')
    .where('bookings.startsAt', '>', after)
    .where('bookings.startsAt', '<=', until)
    .execute();
}

/** Notes that a reminder was written; answers whether this is the first note of it. */
export async function noteReminder(trx: Queryable, reminder: BookingReminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('bookingReminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
