import { signInMail } from '#features/auth/sign-in/emails/sign-in-mail.server.ts';
import { manageLinkMail } from '#features/booking/book/emails/manage-link.server.ts';
import { bookingChangeMail } from '#features/booking/emails/booking-change-mail.server.ts';
import { bookingNotification } from '#features/booking/emails/booking-notification.server.ts';
import { heldMail } from '#features/booking/holds/emails/held-mail.server.ts';
import { bookingReminder } from '#features/booking/reminders/emails/booking-reminder.server.ts';
import { contactAcknowledgement } from '#features/contact/emails/contact-acknowledgement.server.ts';
import { contactNotification } from '#features/contact/emails/contact-notification.server.ts';
import { alarmMail } from '#features/conversations/emails/alarm-mail.server.ts';
import { replyMail } from '#features/conversations/emails/reply-mail.server.ts';
import { confirmationMail } from '#features/newsletter/confirm/emails/confirmation-mail.server.ts';
import { welcomeMail } from '#features/newsletter/confirm/emails/welcome-mail.server.ts';
import { leavingLinkMail } from '#features/newsletter/new-link/emails/leaving-link-mail.server.ts';
import { disputeNotification } from '#features/payments/disputes/emails/dispute-notification.server.ts';
import { orderInvoice } from '#features/payments/invoices/emails/order-invoice.server.ts';
import { orderNotification } from '#features/payments/orders/emails/order-notification.server.ts';
import { orderReceipt } from '#features/payments/orders/emails/order-receipt.server.ts';
import { orderUpdate } from '#features/payments/orders/emails/order-update.server.ts';
import { failedRefundNotification } from '#features/payments/refunds/emails/failed-refund.server.ts';
import { paymentDue } from '#features/payments/renewals/emails/payment-due.server.ts';
import { orderDebit } from '#features/payments/waiting/emails/order-debit.server.ts';
import { orderVoucher } from '#features/payments/waiting/emails/order-voucher.server.ts';
import { withdrawalLinkMail } from '#features/payments/withdrawal/emails/withdrawal-link.server.ts';
import { withdrawalNotification } from '#features/payments/withdrawal/emails/withdrawal-notification.server.ts';
import { withdrawalReceipt } from '#features/payments/withdrawal/emails/withdrawal-receipt.server.ts';
import { testMail } from '#features/today/go-live/emails/test-mail.server.ts';
import type { Language } from '#i18n/language.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { projectFiles } from '../../architecture/project-files.ts';
import {
  at,
  bookingSender,
  charge,
  debit,
  declined,
  dispute,
  link,
  origin,
  paid,
  samplesIn,
  sender,
  unpaid,
  visitor,
  voucher,
} from './mail-samples.ts';

/** Every mail of the product, by the file that builds it, filled in by a stranger. Add new ones here. */
export function mailsIn(language: Language): Record<string, OutgoingMail[]> {
  const { booking, change, message, order, signIn, subscriber, withdrawal } = samplesIn(language);
  return {
    'booking/emails/booking-change-mail': (['booked', 'moved', 'cancelled'] as const).map((event) =>
      bookingChangeMail({ ...change, event }),
    ),
    'booking/emails/booking-notification': [
      bookingNotification({ ...change, event: 'booked' }, language),
    ],
    'booking/reminders/emails/booking-reminder': [24, 1].map((hours) =>
      bookingReminder(booking, hours, bookingSender),
    ),
    'booking/book/emails/manage-link': [
      manageLinkMail(booking, { ...bookingSender, attempt: 'a1' }),
    ],
    'booking/holds/emails/held-mail': [heldMail(booking, { ...bookingSender, attempt: 'a1' })],
    'contact/emails/contact-notification': [contactNotification(message, language, sender)],
    'contact/emails/contact-acknowledgement': [contactAcknowledgement(message, sender)],
    'conversations/emails/alarm-mail': [alarmMail(message, language, sender)],
    'conversations/emails/reply-mail': [
      replyMail({ ...message, text: 'We can help by March.' }, sender),
    ],
    'newsletter/confirm/emails/confirmation-mail': (
      ['newsletter-confirm', 'newsletter-confirm-again'] as const
    ).map((kind) => confirmationMail(subscriber, { ...link, kind })),
    'newsletter/confirm/emails/welcome-mail': [welcomeMail(subscriber, link)],
    'newsletter/new-link/emails/leaving-link-mail': [leavingLinkMail(subscriber, link)],
    'auth/sign-in/emails/sign-in-mail': [
      signInMail(signIn, {
        ...sender,
        recipient: { email: visitor, name: 'Rita', language },
        token: 't',
        code: '123456',
      }),
    ],
    'payments/orders/emails/order-notification': [
      orderNotification(order, { ...paid, earlier: null }, language, sender),
      orderNotification(order, { ...paid, earlier: 'EN-AAAAAA' }, language, sender),
      orderNotification(order, declined, language, sender),
      orderNotification(order, { kind: 'cancelled' }, language, sender),
    ],
    'payments/orders/emails/order-update': [
      orderUpdate(
        order,
        { kind: 'refund', payment: 'pi_1', cents: 10, refundedCents: 20, refundFailedCents: 0 },
        sender,
      ),
      orderUpdate(order, { kind: 'ending', endsAt: at }, sender),
      orderUpdate(order, { kind: 'ended' }, sender),
    ],
    'payments/disputes/emails/dispute-notification': [
      disputeNotification(order, { ...dispute, status: 'lost' }, { language, sender }),
    ],
    'payments/renewals/emails/payment-due': [
      ...(['declined', 'returned', 'authentication'] as const).map((reason) =>
        paymentDue(
          order,
          { ...unpaid, reason },
          { ...sender, manageUrl: `${origin}/subscription/t` },
        ),
      ),
    ],
    'payments/invoices/emails/order-invoice': (['invoice', 'credit_note'] as const).map((kind) =>
      orderInvoice(
        order,
        { fileId: kind, number: 'FR 2026/12', kind, content: Buffer.from('%PDF-1.7') },
        sender,
      ),
    ),
    'payments/refunds/emails/failed-refund': [
      failedRefundNotification(
        order,
        { paymentId: 'pi_1', failedCents: 10, refundFailedCents: 10, refundedCents: 0 },
        { language, sender },
      ),
    ],
    'payments/orders/emails/order-receipt': [
      orderReceipt(order, charge, {
        ...sender,
        withdrawal: 't',
        manageUrl: `${origin}/subscription/t`,
      }),
    ],
    'payments/waiting/emails/order-debit': [
      orderDebit(order, debit, 'ordered', sender),
      orderDebit(order, debit, 'failed', sender),
    ],
    'payments/waiting/emails/order-voucher': [
      orderVoucher(order, voucher, 'issued', sender),
      orderVoucher(order, voucher, 'reminder', sender),
    ],
    'payments/withdrawal/emails/withdrawal-receipt': [withdrawalReceipt(order, withdrawal, sender)],
    'payments/withdrawal/emails/withdrawal-notification': [
      withdrawalNotification(order, withdrawal, { language, ...sender }),
    ],
    'payments/withdrawal/emails/withdrawal-link': [
      withdrawalLinkMail(order, { ...link, language }),
    ],
    'today/go-live/emails/test-mail': [
      testMail({ id: 't1', to: visitor, until: at, maxPerDay: 5 }, language, sender),
    ],
  };
}

export const mailsByFile = mailsIn('en');

export const everyMail = Object.values(mailsByFile).flat();

/** Returns the files that build mails, named as above. */
export function mailWriters(): string[] {
  return projectFiles(/^src\/features\/(?:[^/]+\/){1,2}emails\/.*\.server\.ts$/)
    .filter(
      ({ path, text }) => text.includes(': OutgoingMail {') && !path.includes('-mail-builder.'),
    )
    .map(({ path }) => path.replace('src/features/', '').replace('.server.ts', ''))
    .sort();
}
