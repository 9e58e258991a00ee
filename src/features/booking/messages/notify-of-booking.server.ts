import { hashToken, newToken } from '#core/ids.server.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { listCallers } from '#features/authors/authors.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { MailCompany } from '#mail/mail.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { type Booking, insertLink } from '../booking.repository.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { manageUrl } from './booking-mail-builder.server.ts';
import {
  type BookingChange,
  bookingChangeMail,
  heldMail,
  manageLinkMail,
} from './emails/booking-mails.server.ts';
import { bookingNotification } from './emails/booking-notification.server.ts';

type ChangeToNotify = Omit<BookingChange, 'byStaff'> & {
  rules: BookingRules;
  /** How long the visitor's mail is held, in milliseconds. */
  heldFor?: number | undefined;
};

/**
 * Notifies the visitor, if they gave an address, and the company of a booking or a change, each by a mail. The visitor's has a
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
  // Somebody whom staff booked by telephone is told by telephone; only staff can change it.
  if (booking.email === '') return;
  const token = newToken();
  await insertLink(trx, { tokenHash: hashToken(token), bookingId, purpose: 'mailed', createdAt });
  const url = manageUrl(origin, booking.language, token);
  const sender = { origin, company, manageUrl: url, callers: await listCallers(trx) };
  const mail = bookingChangeMail({ ...change, ...sender, byStaff });
  await enqueueMail(trx, mail, booking.updatedAt, heldFor);
  // The company was never notified of a booking that was only held, and made its own changes.
  if (before?.status === 'held' || byStaff) return;
  const language = await ownerLanguage(trx, booking.language);
  const notification = bookingNotification({ ...change, ...sender }, language);
  await enqueueMail(trx, notification, booking.updatedAt);
}

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
  // Nobody calls before it is booked.
  return enqueueMail(trx, heldMail(booking, { ...sender, manageUrl: url, callers: [] }), now);
}

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
  const callers = await listCallers(trx);
  return enqueueMail(trx, manageLinkMail(booking, { ...sender, manageUrl: url, callers }), now);
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
