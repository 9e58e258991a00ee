import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type MailSender, mailBuilder } from '#features/mail/mail-builder.server.ts';
import { messageIdOf } from '#features/mail/message-id.server.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localeOf } from '#i18n/language.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { debitDaysOf } from '#platform/payments/payment-wait.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import { checkoutPath } from '#site/pages/checkout/checkout.path.ts';
import type { Order } from '../../orders/orders.repository.server.ts';
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
  const builder = mailBuilder(debitMailTexts, order.language, sender);
  const { t, language, pageUrl } = builder;
  const { reference, amountCents, currency, provider } = order;
  const name = (language === 'pt' ? order.namePt : null) ?? order.name;
  const amount = builder.formatPrice({ cents: amountCents, currency });
  const days = debitDaysOf(wait);
  const format = (day: string) => formatDay(day, localeOf[language]);
  const isOneYear = days.first.slice(0, 4) === days.last.slice(0, 4);
  const first = isOneYear
    ? formatDay(days.first, localeOf[language], { weekday: 'long', day: 'numeric', month: 'long' })
    : format(days.first);
  const last = format(days.last);
  const ordered = format(readClock(wait.orderedAt, companyZone).day);
  const params = { name, reference, amount, first, last, phone: sender.company.phone };
  const isOrdered = mail === 'ordered';
  const next = [t('next_receipt'), t('next_contact'), t('next_failed')];
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
      { label: t('service'), lines: [name] },
      { label: t('amount'), lines: [amount] },
      { label: t('ordered'), lines: [capitalize(ordered)] },
      { label: t('expected'), lines: isOrdered ? [t('between', params)] : [] },
      { label: t('reference'), lines: [reference] },
      { label: t('next'), lines: isOrdered ? next : [], isText: true },
    ],
    ...(isOrdered
      ? wait.until !== null && { until: wait.until }
      : { button: { label: t('pay'), href: pageUrl(checkoutHref(name, order)) } }),
    reason: t('reason'),
    maxPerDay: 5,
  });
}
