import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type BookingChange, bookingChangeMail } from './emails/booking-change-mail.server.ts';
import { bookingNotification } from './emails/booking-notification.server.ts';
import { manageUrl } from './manage/manage-url.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';

type ChangeToNotify = BookingChange & {
  /** The token of the manage link in the mail. */
  token: string;
  rules: BookingRules;
};

/** Notifies the visitor and the company of a booking or a change, each by a mail. */
export async function notifyOfBooking(
  { origin }: Context,
  trx: Queryable,
  { token, ...change }: ChangeToNotify,
): Promise<void> {
  const { booking } = change;
  const company = await requireCompany(trx);
  const sender = { origin, company, manageUrl: manageUrl(origin, booking.language, token) };
  await enqueueMail(trx, bookingChangeMail({ ...change, ...sender }), booking.updatedAt);
  await enqueueMail(trx, bookingNotification({ ...change, ...sender }), booking.updatedAt);
}
