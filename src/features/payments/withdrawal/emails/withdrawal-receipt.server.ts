import { capitalize } from '#i18n/capitalize.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import type { Statement } from '../../ledger/withdrawals.repository.server.ts';
import { repeatableName } from '../withdrawal.ts';
import { type Covered, coveredLines, wholeOf } from './covered-parts.server.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

/**
 * Builds the confirmation of a withdrawal: its content, and the day and time of its receipt
 * (Directive 2011/83/EU, art. 11a); of a quote, the parts that it covers. A name that could carry a message to a stranger is left out.
 */
export function withdrawalReceipt(
  order: Order,
  { name, email, language, statement, receivedAt }: Statement,
  { covered, ...sender }: MailSender & { covered: Covered | null },
): OutgoingMail {
  const builder = orderMailBuilder(wholeOf(order, covered), language, sender);
  const t = (key: keyof typeof withdrawalMailTexts.en, params: TextParams = {}) =>
    translate(withdrawalMailTexts, builder.language, key, params);
  const at = builder.formatInstant(receivedAt);
  const { reference } = order;
  return builder.build({
    kind: 'withdrawal-received',
    ids: [order.id],
    to: email,
    aboutUs: { orderId: order.id },
    subject: t('received_subject', { service: builder.name, reference }),
    preheader: t('received_preheader', { at }),
    heading: t('received_heading'),
    lead: t('received_lead'),
    bill: {
      ...builder.undoneBill(),
      facts: [{ label: builder.t('reference'), lines: [reference] }],
    },
    facts: [
      { label: t('statement'), lines: [statement], isText: true },
      { label: t('covers'), lines: coveredLines(covered, builder.language) },
      { label: t('name'), lines: [repeatableName(name)] },
      { label: t('at'), lines: [capitalize(at)] },
    ],
    reason: t('received_reason'),
    maxPerDay: 5,
  });
}
