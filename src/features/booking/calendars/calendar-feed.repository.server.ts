import type { Queryable } from '#platform/database/database.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { CalendarFeedTable } from '../booking.tables.ts';

/** Returns the feed, or null if there is none. */
export async function getFeed(db: Queryable): Promise<CalendarFeedTable | null> {
  return (await db.selectFrom('calendarFeeds').selectAll().executeTakeFirst()) ?? null;
}

/** Stores a feed in place of any other. */
export async function replaceFeed(trx: Queryable, feed: CalendarFeedTable): Promise<void> {
  await trx.deleteFrom('calendarFeeds').execute();
  await trx.insertInto('calendarFeeds').values(feed).execute();
}

/** Returns all bookings that start at `first` or later, cancelled ones included, in a stable order. */
export async function listBookingsSince(db: Queryable, first: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('startsAt', '>=', first)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}
