import { expect } from 'vitest';
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
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { projectFiles } from '../../architecture/project-files.ts';
import { test as it } from '../../factories/outbox-test.ts';
import {
  at,
  booking,
  bookingSender,
  change,
  charge,
  company,
  debit,
  declined,
  dispute,
  link,
  message,
  order,
  origin,
  paid,
  sender,
  signIn,
  spam,
  subscriber,
  unpaid,
  visitor,
  voucher,
  withdrawal,
} from './mail-samples.ts';

/** Every mail of the product, by the file that builds it, filled in by a stranger. Add new ones here. */
const mails: Record<string, OutgoingMail[]> = {
  'booking/emails/booking-change-mail': (['booked', 'moved', 'cancelled'] as const).map((event) =>
    bookingChangeMail({ ...change, event }),
  ),
  'booking/emails/booking-notification': [
    bookingNotification({ ...change, event: 'booked' }, 'en'),
  ],
  'booking/reminders/emails/booking-reminder': [24, 1].map((hours) =>
    bookingReminder(booking, hours, bookingSender),
  ),
  'booking/book/emails/manage-link': [manageLinkMail(booking, { ...bookingSender, attempt: 'a1' })],
  'booking/holds/emails/held-mail': [heldMail(booking, { ...bookingSender, attempt: 'a1' })],
  'contact/emails/contact-notification': [contactNotification(message, 'en', sender)],
  'contact/emails/contact-acknowledgement': [contactAcknowledgement(message, sender)],
  'conversations/emails/alarm-mail': [alarmMail(message, 'en', sender)],
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
      recipient: { email: visitor, name: 'Rita', language: 'en' },
      token: 't',
      code: '123456',
    }),
  ],
  'payments/orders/emails/order-notification': [
    orderNotification(order, { ...paid, earlier: null }, 'en', sender),
    orderNotification(order, { ...paid, earlier: 'EN-AAAAAA' }, 'en', sender),
    orderNotification(order, declined, 'en', sender),
    orderNotification(order, { kind: 'cancelled' }, 'en', sender),
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
    disputeNotification(order, { ...dispute, status: 'lost' }, { language: 'pt', sender }),
  ],
  'payments/renewals/emails/payment-due': [
    paymentDue(order, unpaid, { ...sender, manageUrl: `${origin}/subscription/t` }),
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
      { language: 'en', sender },
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
    withdrawalNotification(order, withdrawal, { language: 'en', ...sender }),
  ],
  'payments/withdrawal/emails/withdrawal-link': [
    withdrawalLinkMail(order, { ...link, language: 'en' }),
  ],
  'today/go-live/emails/test-mail': [
    testMail({ id: 't1', to: visitor, until: at, maxPerDay: 5 }, 'pt', sender),
  ],
};
const everyMail = Object.values(mails).flat();
const cases = everyMail.map((mail) => [mail.kind, mail] as const);

/** Everything of a mail that its recipient can read. */
function contentOf({ to: _to, attachments, ...mail }: OutgoingMail): string {
  const files = attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, ''));
  return [
    mail.subject,
    mail.html,
    mail.text,
    ...files,
    ...Object.values(mail.headers ?? {}),
  ].join();
}

it('knows every file that writes a mail', () => {
  const found = projectFiles(/^src\/features\/(?:[^/]+\/){1,2}emails\/.*\.server\.ts$/)
    .filter(
      ({ path, text }) => text.includes(': OutgoingMail {') && !path.includes('-mail-builder.'),
    )
    .map(({ path }) => path.replace('src/features/', '').replace('.server.ts', ''));
  expect(Object.keys(mails).sort()).toEqual(found.sort());
});

it.for(cases)('%s carries no word of a stranger to anyone but the company', ([, mail]) => {
  if (mail.to === company.email) expect(contentOf(mail)).toMatch(spam);
  else expect(contentOf(mail)).not.toMatch(spam);
});

it.for(cases)('%s has a limit a day unless it goes to the company', ([, mail]) => {
  const isForCompany = mail.to === company.email;
  expect(mail.to).toBe(isForCompany ? company.email : visitor);
  if (isForCompany) expect(mail.maxPerDay).toBeNull();
  // Only staff get the mails of a sign-in, and write the replies.
  else {
    const isByStaff = ['sign-in', 'conversation-reply', 'order-invoice'].includes(mail.kind);
    expect(mail.maxPerDay).toBeLessThanOrEqual(isByStaff ? 10 : 5);
  }
});

it('of each kind, so many a day are sent to one recipient', async ({ place }) => {
  for (const mail of everyMail)
    for (let number = 0; number < 12; number += 1)
      await place.enqueue({ ...mail, messageId: `${number}.${mail.messageId}` });
  const rows = Map.groupBy(await place.rows(), ({ kind }) => kind);
  for (const { kind, maxPerDay } of everyMail)
    expect(rows.get(kind), kind).toHaveLength(maxPerDay ?? 12);
});

it('greets by the first name only an address that was confirmed, and only with a short word', () => {
  const confirmed = { ...booking, confirmedAt: at };
  const headingFor = (name: string) =>
    bookingReminder({ ...confirmed, name }, 24, bookingSender).text.split('\n')[0];
  expect(headingFor('Noor El-Amin')).toBe('We will speak soon, Noor.');
  expect(headingFor("D'Arcy-Zé")).toBe("We will speak soon, D'Arcy-Zé.");
  for (const name of ['www.spam.example', 'spam@x', 'call+351', 'a'.repeat(21), 'http://x', 'Dr.'])
    expect(headingFor(name), name).toBe('We will speak soon.');
});
