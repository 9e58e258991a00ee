import { hashToken } from '#core/ids.server.ts';
import type { MailCompany } from '#mail/mail.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type Booking, insertLink } from '../booking.repository.server.ts';
import { askToConfirm } from '../holds/ask-to-confirm.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { manageLinkMail } from './emails/manage-link.server.ts';

/** `attempt` and `token` are made before the transaction, so that a retry enqueues the same mail. */
type Resend = {
  attempt: string;
  token: string;
  origin: string;
  company: MailCompany;
  rules: BookingRules;
  now: string;
};

async function sendLink(trx: Queryable, booking: Booking, resend: Resend): Promise<boolean> {
  const { heldUntil } = booking;
  if (heldUntil !== null) return askToConfirm(trx, { ...booking, heldUntil }, resend);
  const { token, now, ...sender } = resend;
  const url = manageUrl(sender.origin, booking.language, token);
  return enqueueMail(trx, manageLinkMail(booking, { ...sender, manageUrl: url }), now);
}

/**
 * Mails a link of a booking to its own address again, at most three times in 24 hours. It is a new
 * link, because only the hashes of links are stored; the earlier ones go on working.
 */
export async function resendManageLink(
  trx: Queryable,
  booking: Booking,
  resend: Resend,
): Promise<void> {
  if (!(await sendLink(trx, booking, resend))) return;
  const { token, now: createdAt } = resend;
  const link = { tokenHash: hashToken(token), bookingId: booking.id, createdAt };
  await insertLink(trx, { ...link, purpose: 'mailed' });
}
