import type { Queryable } from '#platform/database/database.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { CalendarFeedTable } from '../booking.tables.ts';

/** The feed that there is, if any. */
export async function getFeed(db: Queryable): Promise<CalendarFeedTable | null> {
  return (await db.selectFrom('calendarFeeds').selectAll().executeTakeFirst()) ?? null;
}

/** Makes this the only feed. */
export async function replaceFeed(trx: Queryable, feed: CalendarFeedTable): Promise<void> {
  await trx.deleteFrom('calendarFeeds').execute();
  await trx.insertInto('calendarFeeds').values(feed).execute();
}

/** Every booking that starts at an instant or later, cancelled ones too, in a lasting order. */
export async function listBookingsSince(db: Queryable, first: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('startsAt', '>=', first)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}
