import { hashToken } from '#core/ids.server.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { countMails } from '#platform/outbox/count-mails.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type Booking, insertLink } from '../booking.repository.server.ts';
import { manageUrl } from '../manage/manage-url.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { manageLinkMail, manageLinkMessages } from './emails/manage-link.server.ts';

const maxPerDay = 3;
const day = 24 * 3_600_000;

/** `attempt` and `token` are made before the transaction, so that a retry enqueues the same mail. */
type Resend = {
  attempt: string;
  token: string;
  origin: string;
  company: MailCompany;
  rules: BookingRules;
  now: Date;
};

/**
 * Mails a link of a booking to its own address again, at most three times in 24 hours. It is a new
 * link, because only the hashes of links are stored; the earlier ones go on working.
 */
export async function resendManageLink(
  trx: Queryable,
  booking: Booking,
  { attempt, token, origin, company, rules, now }: Resend,
): Promise<void> {
  const since = new Date(now.getTime() - day).toISOString();
  if ((await countMails(trx, { ...manageLinkMessages(booking.id), since })) >= maxPerDay) return;
  const createdAt = now.toISOString();
  await insertLink(trx, { tokenHash: hashToken(token), bookingId: booking.id, createdAt });
  const url = manageUrl(origin, booking.language, token);
  const mail = manageLinkMail(booking, { manageUrl: url, origin, company, rules, attempt });
  await enqueueMail(trx, mail, createdAt);
}
