import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { Booking } from './booking.repository.server.ts';
import { bookingNews, type NewsEvent } from './emails/booking-news.server.ts';
import { bookingNotice } from './emails/booking-notice.server.ts';
import { manageUrl } from './manage/manage-url.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';

type News = {
  event: NewsEvent;
  booking: Booking;
  /** The booking as it stood before it was moved. */
  before: Booking | null;
  /** The token that opens the booking. */
  token: string;
  rules: BookingRules;
};

/** Writes the mails of what happened to a booking, to the visitor and to the company. */
export async function notifyOfBooking(
  { origin }: Context,
  trx: Queryable,
  { token, ...news }: News,
): Promise<void> {
  const { booking } = news;
  const company = await requireCompany(trx);
  const setting = { origin, company, manageUrl: manageUrl(origin, booking.language, token) };
  await enqueueMail(trx, bookingNews({ ...news, ...setting }), booking.updatedAt);
  await enqueueMail(trx, bookingNotice({ ...news, ...setting }), booking.updatedAt);
}
