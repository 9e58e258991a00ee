import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { type MailSender, messageIdOf } from '#mail/mail-builder.server.ts';
import { checkoutPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { debitDaysOf } from '#platform/payments/payment-wait.ts';
import { formatShortDay } from '../../format-day.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import type { OrderWait } from '../payment-waits.repository.server.ts';
import { debitMailTexts } from './debit-mail.texts.ts';

/** `ordered`: the money is on its way; `failed`: the bank did not pay. */
export type DebitMail = 'ordered' | 'failed';

const mailKinds = { ordered: 'order-debit', failed: 'order-debit-failed' } as const;

function idsOf({ orderId, orderedAt }: OrderWait): string[] {
  return [orderId, String(Date.parse(orderedAt))];
}

export function debitMailId(mail: DebitMail, wait: OrderWait, origin: string): string {
  return messageIdOf(mailKinds[mail], idsOf(wait), origin);
}

/** The checkout with an order's package: a debit that failed is paid by a new payment. */
function checkoutHref(name: string, { packageId, amountCents }: Order): string {
  const packagePrice = String(amountCents / 100);
  return `${checkoutPath.href()}?${new URLSearchParams({ packageId, packageName: name, packagePrice })}`;
}

/** Builds a mail about a debit to the order's address. It repeats no name that was typed. */
export function orderDebit(
  order: Order & { billingEmail: string },
  wait: OrderWait,
  mail: DebitMail,
  sender: MailSender,
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const { t, name, language, pageUrl } = builder;
  const { reference, amountCents, currency } = order;
  const amount = builder.formatPrice({ cents: amountCents, currency });
  const days = debitDaysOf(wait);
  const format = (day: string) => keepDaysWhole(formatDay(day, localeOf[language]));
  const isOneYear = days.first.slice(0, 4) === days.last.slice(0, 4);
  const first = isOneYear ? formatShortDay(days.first, language) : format(days.first);
  const last = format(days.last);
  const ordered = format(readClock(wait.orderedAt, companyZone).day);
  const params = { name, reference, amount, first, last, phone: sender.company.phone };
  const d = (key: keyof typeof debitMailTexts.en) =>
    translate(debitMailTexts, language, key, params);
  const isOrdered = mail === 'ordered';
  const next = [d('next_receipt'), d('next_contact'), d('next_failed')];
  return builder.build({
    kind: mailKinds[mail],
    ids: idsOf(wait),
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: d(`${mail}_subject`),
    preheader: d(`${mail}_preheader`),
    heading: d(`${mail}_heading`),
    lead: d(`${mail}_lead`),
    bill: {
      ...builder.billOf(amountCents),
      before: [builder.modeLine(d('test_mode'))],
      ...(isOrdered && { due: { when: d('expected'), more: d('keep') } }),
      facts: [
        { label: d('ordered'), lines: [capitalize(ordered)] },
        { label: t('reference'), lines: [reference] },
      ],
    },
    facts: [{ label: t('next'), lines: isOrdered ? next : [], isText: true }],
    ...(isOrdered
      ? wait.until !== null && { until: wait.until }
      : { button: { label: d('pay'), href: pageUrl(checkoutHref(name, order)) } }),
    reason: t('receipt_reason'),
    maxPerDay: 5,
  });
}
