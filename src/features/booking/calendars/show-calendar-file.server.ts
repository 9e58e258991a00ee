import { hashToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { bookingCalendarFile } from './booking-invitation.server.ts';
import { calendarEntry } from './calendar-entry.server.ts';

/** Returns the calendar file of the booking behind a manage link, or null for an unknown link. */
export async function showCalendarFile(
  { database, origin }: Context,
  token: string,
): Promise<{ filename: string; content: string } | null> {
  return database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    if (!booking) return null;
    const entry = calendarEntry(booking, {
      company: await requireCompany(db),
      origin,
      manageUrl: manageUrl(origin, booking.language, token),
      rules: await requireRules(db),
    });
    return bookingCalendarFile(entry);
  });
}
