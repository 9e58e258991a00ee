import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderMailBuilder } from './order-mail-builder.server.ts';

/** What happened to an order after it was paid. Amounts in cents. */
export type OrderUpdate =
  /** `refundedCents`: of this payment, in total. */
  | {
      kind: 'refund';
      payment: string;
      cents: number;
      refundedCents: number;
      refundFailedCents: number;
    }
  | { kind: 'ending'; endsAt: string }
  | { kind: 'ended' }
  /** `change`: the provider's id of the change. */
  | { kind: 'card'; change: string };

/** Returns the ids of a refund's mail; the same total after a failed refund is another mail. */
export function refundMailIds(payment: string, refundedCents: number, failedCents: number) {
  return [payment, refundedCents, ...(failedCents > 0 ? [failedCents] : [])];
}

const mailKinds = {
  refund: 'order-refunded',
  ending: 'order-ending',
  ended: 'order-ended',
  card: 'order-card-changed',
} as const;

function idsOf(order: Order, update: OrderUpdate) {
  if (update.kind === 'ended') return [order.id];
  if (update.kind === 'card') return [update.change];
  if (update.kind === 'ending') return [order.id, update.endsAt.slice(0, 10)];
  return refundMailIds(update.payment, update.refundedCents, update.refundFailedCents);
}

/**
 * Builds the mail to the buyer about a refund, another card or the end of a subscription. `manageUrl`:
 * the subscriber's page, where an end that is to come and a card can be changed again.
 */
export function orderUpdate(
  order: Order & { billingEmail: string },
  update: OrderUpdate,
  { manageUrl, ...sender }: MailSender & { manageUrl: string | null },
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const { t, name } = builder;
  const { reference, currency } = order;
  const price = (cents: number) => builder.formatPrice({ cents, currency });
  const isRevocable = update.kind === 'ending' || update.kind === 'card';
  const amount = update.kind === 'refund' ? price(update.cents) : '';
  const day = update.kind === 'ending' ? builder.formatInstant(update.endsAt) : '';
  const params = { name, reference, amount, day, phone: sender.company.phone };
  const orderFact = { label: t('reference'), lines: [reference] };
  return builder.build({
    kind: mailKinds[update.kind],
    ids: idsOf(order, update),
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: t(`${update.kind}_subject`, params),
    preheader: t(`${update.kind}_preheader`, params),
    heading: t(`${update.kind}_heading`),
    lead: t(`${update.kind}_lead`, params),
    ...(update.kind === 'refund'
      ? {
          bill: {
            before: [builder.modeLine(t('test_mode_back'))],
            title: builder.title,
            lines: [],
            total: { label: t('refunded_now'), amount, more: '' },
            facts: [
              { label: t('refunded_total'), lines: [price(update.refundedCents)] },
              orderFact,
            ],
          },
        }
      : { facts: [builder.modeFact(), { label: t('service'), lines: [name] }, orderFact] }),
    links: isRevocable && manageUrl !== null ? [{ label: t('show'), href: manageUrl }] : [],
    reason: t('receipt_reason'),
    maxPerDay: 5,
  });
}
