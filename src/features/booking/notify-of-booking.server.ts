import { hashToken, newToken } from '#core/ids.server.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { insertLink } from './booking.repository.server.ts';
import { type BookingChange, bookingChangeMail } from './emails/booking-change-mail.server.ts';
import { bookingNotification } from './emails/booking-notification.server.ts';
import { manageUrl } from './manage/manage-url.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';

type ChangeToNotify = Omit<BookingChange, 'byStaff'> & {
  rules: BookingRules;
  /** How long the visitor's mail is held, in milliseconds. */
  heldFor?: number | undefined;
};

/**
 * Notifies the visitor and the company of a booking or a change, each by a mail. The visitor's has a
 * link of its own, so that a press on it shows that the mail was read by the address's owner.
 */
export async function notifyOfBooking(
  { origin, actor }: Context,
  trx: Queryable,
  change: ChangeToNotify,
): Promise<void> {
  const { booking, before, heldFor } = change;
  const byStaff = actor.kind === 'staff';
  const { id: bookingId, updatedAt: createdAt } = booking;
  const company = await requireCompany(trx);
  const token = newToken();
  await insertLink(trx, { tokenHash: hashToken(token), bookingId, purpose: 'mailed', createdAt });
  const sender = { origin, company, manageUrl: manageUrl(origin, booking.language, token) };
  const mail = bookingChangeMail({ ...change, ...sender, byStaff });
  await enqueueMail(trx, mail, booking.updatedAt, heldFor);
  // The company was never notified of a booking that was only held, and made its own changes.
  if (before?.status === 'held' || byStaff) return;
  const language = await ownerLanguage(trx, booking.language);
  const notification = bookingNotification({ ...change, ...sender }, language);
  await enqueueMail(trx, notification, booking.updatedAt);
}
