import { groupDigits } from '#core/group-digits.ts';
import { translate } from '#i18n/texts.ts';
import { type MailSender, messageIdOf } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import type { OrderWait } from '../payment-waits.repository.server.ts';
import { voucherMailTexts } from './voucher-mail.texts.ts';

/** `issued`: with the voucher; `reminder`: before it lapses. */
export type VoucherMail = 'issued' | 'reminder';

const mailKinds = { issued: 'order-voucher', reminder: 'order-voucher-reminder' } as const;

function idsOf({ orderId, reference }: OrderWait): string[] {
  return [orderId, reference ?? ''];
}

/** Returns the Message-IDs of the mails about a voucher, written or not. */
export function voucherMailIds(wait: OrderWait, origin: string): string[] {
  return Object.values(mailKinds).map((kind) => messageIdOf(kind, idsOf(wait), origin));
}

/**
 * Builds a mail with a voucher to the order's address. It holds no link to the order's page, because
 * its secret would lie in a mailbox that nobody has confirmed, and no name that was typed.
 */
export function orderVoucher(
  order: Order & { billingEmail: string },
  wait: OrderWait,
  mail: VoucherMail,
  sender: MailSender,
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const { t, name } = builder;
  const { reference, amountCents, currency } = order;
  const amount = builder.formatPrice({ cents: amountCents, currency });
  const entity = wait.entity ?? '';
  const voucher = groupDigits(wait.reference ?? '');
  const until = wait.until === null ? '' : builder.formatInstant(wait.until);
  const params = { name, reference, amount, entity, voucher, until };
  const v = (key: keyof typeof voucherMailTexts.en) =>
    translate(voucherMailTexts, builder.language, key, params);
  return builder.build({
    kind: mailKinds[mail],
    ids: idsOf(wait),
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: v(`${mail}_subject`),
    preheader: v(`${mail}_preheader`),
    heading: v(`${mail}_heading`),
    lead: v(`${mail}_lead`),
    bill: {
      ...builder.billOf(amountCents),
      before: [builder.modeLine(v('test_mode'))],
      numbers: [
        { label: v('entity'), number: entity },
        { label: v('voucher'), number: voucher },
      ],
      ...(wait.until !== null && { due: { when: v('until'), more: v('until_after') } }),
      facts: [{ label: t('reference'), lines: [reference] }],
    },
    reason: t('receipt_reason'),
    maxPerDay: 5,
    ...(wait.until !== null && { until: wait.until }),
  });
}
