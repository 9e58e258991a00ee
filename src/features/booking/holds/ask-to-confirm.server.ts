import type { MailCompany } from '#mail/mail.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { Booking } from '../booking.repository.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { heldMail } from './emails/held-mail.server.ts';

/** `attempt` and `token` are made before the transaction, so that a retry enqueues the same mail. */
type Question = {
  attempt: string;
  token: string;
  origin: string;
  company: MailCompany;
  rules: BookingRules;
  now: string;
};

/**
 * Mails the link that confirms a held booking. Returns false if the address has had too many of these
 * mails today: then it cannot be confirmed, and must not hold the slot.
 */
export async function askToConfirm(
  trx: Queryable,
  booking: Booking & { heldUntil: string },
  { token, now, ...sender }: Question,
): Promise<boolean> {
  const url = manageUrl(sender.origin, booking.language, token);
  return enqueueMail(trx, heldMail(booking, { ...sender, manageUrl: url }), now);
}
