import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { bookingCalendar } from './booking-calendar.server.ts';
import { getFeed, listBookingsSince } from './calendar-feed.repository.server.ts';

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
