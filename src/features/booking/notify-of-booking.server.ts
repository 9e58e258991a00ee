import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type BookingChange, bookingChangeMail } from './emails/booking-change-mail.server.ts';
import { bookingNotification } from './emails/booking-notification.server.ts';
import { manageUrl } from './manage/manage-url.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';

type Notified = BookingChange & {
  /** The token that opens the booking. */
  token: string;
  rules: BookingRules;
};

/** Notifies the visitor and the company of a change of a booking, by a mail to each. */
export async function notifyOfBooking(
  { origin }: Context,
  trx: Queryable,
  { token, ...change }: Notified,
): Promise<void> {
  const { booking } = change;
  const company = await requireCompany(trx);
  const sender = { origin, company, manageUrl: manageUrl(origin, booking.language, token) };
  await enqueueMail(trx, bookingChangeMail({ ...change, ...sender }), booking.updatedAt);
  await enqueueMail(trx, bookingNotification({ ...change, ...sender }), booking.updatedAt);
}
