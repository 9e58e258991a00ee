import { translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import { failedRefundTexts } from './failed-refund.texts.ts';

/** Cents of one charge: what has just failed, what has ever failed, and what is refunded after it. */
export type FailedRefund = {
  paymentId: string;
  failedCents: number;
  refundFailedCents: number;
  refundedCents: number;
};

/** `contactBy`: until when the buyer is to be asked. */
type NotifiedRefund = FailedRefund & { contactBy: string };

/** Builds the mail that tells the company that a refund came back from the buyer's bank, and by when to ask. */
export function failedRefundNotification(
  order: Order,
  { paymentId, failedCents, refundFailedCents, refundedCents, contactBy }: NotifiedRefund,
  { language, sender }: { language: string; sender: MailSender },
): OutgoingMail {
  const builder = orderMailBuilder(order, language, sender);
  const { t, name, billingLines } = builder;
  const { reference, billingEmail, currency } = order;
  const price = (cents: number) => builder.formatPrice({ cents, currency });
  const params = { amount: price(failedCents), name, reference };
  const f = (key: keyof typeof failedRefundTexts.en) =>
    translate(failedRefundTexts, builder.language, key, params);
  return builder.build({
    kind: 'order-refund-failed',
    ids: [paymentId, refundFailedCents],
    to: 'company',
    replyTo: billingEmail,
    subject: f('subject'),
    preheader: f('preheader'),
    heading: f('heading'),
    lead: f('lead'),
    bill: {
      before: [
        builder.modeLine(t('test_mode_back')),
        { label: t('answer_by'), lines: [builder.formatInstant(contactBy)] },
      ],
      title: builder.title,
      lines: [],
      total: { label: f('failed'), amount: params.amount, more: '' },
      facts: [
        { label: t('refunded_total'), lines: [price(refundedCents)] },
        { label: t('reference'), lines: [reference] },
      ],
    },
    facts: [
      { label: t('client'), lines: billingLines },
      { label: t('email'), lines: [billingEmail ?? t('no_address')] },
      { label: t('payment'), lines: [paymentId] },
    ],
    button: { label: f('open'), href: `${sender.origin}/admin/orders/${reference}` },
    reason: t('company_reason'),
  });
}
