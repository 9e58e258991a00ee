import { capitalize } from '#i18n/capitalize.ts';
import { translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { formatDayOf } from '../../format-day.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import type { UnpaidRenewal } from '../../ledger/unpaid-renewals.repository.server.ts';
import type { DueReason } from '../renewals.server.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { paymentDueTexts } from './payment-due.texts.ts';

type Due = Pick<UnpaidRenewal, 'paymentId' | 'mailed' | 'since' | 'retriesAt'> & {
  reason: DueReason;
};

/** Builds the mail to the buyer about a renewal that failed, with the link by which to pay it. */
export function paymentDue(
  order: Order & { billingEmail: string },
  { reason, paymentId, mailed, since, retriesAt }: Due,
  sender: MailSender & { manageUrl: string },
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const { t, name } = builder;
  const { reference, amountCents: cents, currency } = order;
  const price = builder.formatPrice({ cents, currency });
  const amount = builder.formatAmount(cents);
  const day = formatDayOf(since, builder.language);
  const params = { name, reference, amount, day, phone: sender.company.phone };
  const p = (key: keyof typeof paymentDueTexts.en) =>
    translate(paymentDueTexts, builder.language, key, params);
  // As the button of the page that it leads to.
  const pay = translate(subscriberTexts, builder.language, `pay_${reason}`, { amount: price });
  return builder.build({
    kind: 'order-payment-due',
    ids: [paymentId, mailed],
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: p(`${reason}_subject`),
    preheader: p('preheader'),
    heading: p(`${reason}_heading`),
    lead: p(`${reason}_lead`),
    bill: {
      ...builder.billOf(cents),
      due: { when: p('since'), more: '' },
      facts: [
        {
          label: t('retry'),
          lines: retriesAt === null ? [] : [capitalize(builder.formatInstant(retriesAt))],
        },
        { label: t('reference'), lines: [reference] },
      ],
    },
    button: { label: pay, href: sender.manageUrl },
    reason: t('receipt_reason'),
    maxPerDay: 5,
  });
}
