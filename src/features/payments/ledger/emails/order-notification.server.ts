import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { providerMessage } from '../../provider-message.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderMailBuilder } from './order-mail-builder.server.ts';

/** An event of an order that the company is notified of. */
export type OrderEvent =
  /** `earlier`: the reference of another order of the package that the buyer paid just before. */
  | { kind: 'paid'; payment: string; contactBy: string; earlier: string | null }
  /** What staff asked for: nobody promised a call. */
  | { kind: 'request_paid'; payment: string }
  | { kind: 'renewal_failed'; payment: string; message: string; retriesAt: string | null }
  /** Money that came after the end of the subscription, or after a withdrawal. */
  | { kind: 'late_ended' | 'late_withdrawn'; payment: string; amountCents: number; repayBy: string }
  | { kind: 'cancelled' };

const mailKinds = {
  paid: 'order-paid',
  request_paid: 'order-request-paid',
  renewal_failed: 'order-renewal-failed',
  late_ended: 'order-paid-late',
  late_withdrawn: 'order-paid-late',
  cancelled: 'order-subscription-ended',
} as const;

/**
 * Builds the mail that notifies the company, in the owner's language; replies go to the client if an
 * address is known.
 */
export function orderNotification(
  order: Order,
  event: OrderEvent,
  language: string,
  sender: MailSender,
): OutgoingMail {
  const builder = orderMailBuilder(order, language, sender);
  const { t, name, billingLines } = builder;
  const { reference, billingEmail } = order;
  const isLate = event.kind === 'late_ended' || event.kind === 'late_withdrawn';
  const payment = event.kind === 'cancelled' ? order.paymentId : event.payment;
  const by = event.kind === 'paid' ? builder.formatInstant(event.contactBy) : '';
  const repayBy = isLate ? [builder.formatInstant(event.repayBy)] : [];
  const earlier = event.kind === 'paid' ? event.earlier : null;
  const message =
    event.kind === 'renewal_failed' ? providerMessage(builder.language, event.message) : '';
  const retriesAt = event.kind === 'renewal_failed' ? event.retriesAt : null;
  const cents = isLate ? event.amountCents : order.amountCents;
  const amount = isLate
    ? builder.formatPrice({ cents, currency: order.currency })
    : builder.formatAmount(cents);
  const params = { name, reference, amount, message, by };
  const said = t(retriesAt === null ? `${event.kind}_lead` : 'renewal_retried_lead', params);
  const told = isLate ? 'late_told' : event.kind === 'renewal_failed' ? 'renewal_told' : null;
  const lead = told !== null && billingEmail !== null ? t(told, { lead: said }) : said;
  const isPaid = event.kind === 'paid' || event.kind === 'request_paid';
  const isUnproved = isPaid && order.vatTreatment === 'outside_eu_unproved';
  const orderFact = { label: t('reference'), lines: [reference] };
  const retry = retriesAt === null ? [] : [builder.formatInstant(retriesAt)];
  const bill = {
    ...builder.billOf(cents),
    before: [
      builder.modeLine(),
      { label: t('answer_by'), lines: [by] },
      { label: t('repay_by'), lines: repayBy },
      { label: `${t('retry')}:`, lines: retry },
    ],
    facts: [orderFact],
  };
  // Nothing is charged any more, so there is no bill.
  const ended = [builder.modeFact(), { label: t('service'), lines: [name] }, orderFact];
  const hasEnded = event.kind === 'cancelled';
  return builder.build({
    kind: mailKinds[event.kind],
    ids: [event.kind === 'renewal_failed' || isLate ? event.payment : order.id],
    to: 'company',
    replyTo: billingEmail,
    subject: t(`${event.kind}_subject`, params),
    preheader: t(`${event.kind}_preheader`, params),
    heading: t(`${event.kind}_heading`),
    lead,
    ...(!hasEnded && { bill }),
    facts: [
      ...(hasEnded ? ended : []),
      {
        label: t('bought_twice'),
        lines: earlier === null ? [] : [t('bought_twice_text', { reference: earlier })],
        isText: true,
      },
      {
        label: t('vat_charged'),
        lines: isUnproved ? [t('vat_charged_text', { country: builder.countryLine })] : [],
        isText: true,
      },
      { label: t('client'), lines: billingLines },
      { label: t('call_whom'), lines: [order.contactName, order.contactPhone] },
      { label: t('email'), lines: [billingEmail ?? t('no_address')] },
      { label: t('payment'), lines: [payment ?? ''] },
    ],
    button: { label: t('open'), href: `${sender.origin}/admin/orders/${reference}` },
    reason: t('company_reason'),
  });
}
