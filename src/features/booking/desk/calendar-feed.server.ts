import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { CalendarFeedTable } from '../booking.tables.ts';
import { bookingCalendar } from '../messages/booking-calendar.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';

/** Returns the feed, or null if there is none. */
async function getFeed(db: Queryable): Promise<CalendarFeedTable | null> {
  return (await db.selectFrom('calendarFeeds').selectAll().executeTakeFirst()) ?? null;
}

/** Stores a feed in place of any other. */
async function replaceFeed(trx: Queryable, feed: CalendarFeedTable): Promise<void> {
  await trx.deleteFrom('calendarFeeds').execute();
  await trx.insertInto('calendarFeeds').values(feed).execute();
}

/** Returns all bookings that start at `first` or later, cancelled ones included, in a stable order. */
async function listBookingsSince(db: Queryable, first: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('startsAt', '>=', first)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

/**
 * Makes the secret URL of the calendar feed. Only its hash is stored, so an existing URL cannot be
 * shown again; with `replace` a new one takes its place and the old one stops working.
 */
export async function makeCalendarFeed(
  context: Context,
  { replace }: { replace: boolean },
): Promise<Result<{ url: string }, { code: 'feed_exists'; createdAt: string }>> {
  const { database, clock, origin } = context;
  const token = newToken();
  const feed = { tokenHash: hashToken(token), createdAt: toInstant(clock()) };
  return transact(context, async (trx) => {
    await database.lock(trx, 'calendar-feed');
    const existing = await getFeed(trx);
    if (existing && existing.tokenHash !== feed.tokenHash && !replace)
      return refuse({ code: 'feed_exists', createdAt: existing.createdAt });
    await replaceFeed(trx, feed);
    const subject = { kind: 'calendar-feed', id: null };
    const since = { since: existing?.createdAt ?? null };
    await recordChange(context, trx, { action: 'calendar-feed.renew', subject, before: since });
    return accept({ url: `${origin}/api/bookings/feed/${token}.ics` });
  });
}

/** Returns since when the calendar feed has its address; null if it has none. */
export async function getFeedAge({ database }: Context): Promise<string | null> {
  return (await database.read(getFeed))?.createdAt ?? null;
}

const pastIncluded = 90 * 24 * 3_600_000;

/** Renders the bookings of the past 90 days and the future as a calendar; null for a wrong secret. */
export async function showCalendarFeed(
  { database, clock, origin }: Context,
  token: string,
): Promise<string | null> {
  return database.read(async (db) => {
    const feed = await getFeed(db);
    if (feed?.tokenHash !== hashToken(token)) return null;
    const first = toInstant(new Date(clock().getTime() - pastIncluded));
    const bookings = await listBookingsSince(db, first);
    const { brand } = await requireCompany(db);
    const rules = await requireRules(db);
    const language = await ownerLanguage(db, 'en');
    return bookingCalendar(bookings, { brand, origin, rules, language });
  });
}
