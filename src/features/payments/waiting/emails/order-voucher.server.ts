import { type MailSender, mailBuilder } from '#features/mail/mail-builder.server.ts';
import { messageIdOf } from '#features/mail/message-id.server.ts';
import { capitalize } from '#i18n/capitalize.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import type { Order } from '../../orders/orders.repository.server.ts';
import { groupDigits } from '../group-digits.ts';
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
  const builder = mailBuilder(voucherMailTexts, order.language, sender);
  const { t, language } = builder;
  const { reference, amountCents, currency, provider } = order;
  const name = (language === 'pt' ? order.namePt : null) ?? order.name;
  const amount = builder.formatPrice({ cents: amountCents, currency });
  const entity = wait.entity ?? '';
  const voucher = groupDigits(wait.reference ?? '');
  const until = wait.until === null ? '' : builder.formatInstant(wait.until);
  const params = { name, reference, amount, entity, voucher, until };
  return builder.build({
    kind: mailKinds[mail],
    ids: idsOf(wait),
    to: order.billingEmail,
    subject: t(`${mail}_subject`, params),
    preheader: t(`${mail}_preheader`, params),
    heading: t(`${mail}_heading`),
    lead: t(`${mail}_lead`, params),
    facts: [
      { label: t('mode'), lines: isTestProvider(provider) ? [t('test_mode')] : [] },
      { label: t('entity'), lines: [entity] },
      { label: t('voucher'), lines: [voucher] },
      { label: t('amount'), lines: [amount] },
      { label: t('until'), lines: [capitalize(until)] },
      { label: t('after'), lines: [t('after_text')], isText: true },
      { label: t('service'), lines: [name] },
      { label: t('reference'), lines: [reference] },
    ],
    reason: t('reason'),
    maxPerDay: 5,
    ...(wait.until !== null && { until: wait.until }),
  });
}
