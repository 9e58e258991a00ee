import { capitalize } from '#i18n/capitalize.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import type { Statement } from '../../ledger/withdrawals.repository.server.ts';
import { type Covered, coveredLines, wholeOf } from './covered-parts.server.ts';
import { withdrawalMailTexts } from './withdrawal-mail.texts.ts';

/** Builds the mail that tells the company of a withdrawal, and by when it repays. */
export function withdrawalNotification(
  order: Order,
  { name, email, statement, receivedAt }: Statement,
  {
    language,
    repayBy,
    covered,
    ...sender
  }: MailSender & { language: string; repayBy: string; covered: Covered | null },
): OutgoingMail {
  const whole = wholeOf(order, covered);
  const builder = orderMailBuilder(whole, language, sender);
  const t = (key: keyof typeof withdrawalMailTexts.en, params: TextParams = {}) =>
    translate(withdrawalMailTexts, builder.language, key, params);
  const { reference, amountCents: cents, currency } = whole;
  const amount = builder.formatPrice({ cents, currency });
  const by = builder.formatInstant(repayBy);
  const undone = builder.undoneBill();
  return builder.build({
    kind: 'withdrawal-notice',
    ids: [order.id],
    to: 'company',
    replyTo: email,
    subject: t('notice_subject', { service: builder.name, amount, reference }),
    preheader: t('notice_preheader', { by }),
    heading: t('notice_heading'),
    lead: t('notice_lead'),
    bill: {
      ...undone,
      before: [...undone.before, { label: t('repay'), lines: [by] }],
      facts: [{ label: builder.t('reference'), lines: [reference] }],
    },
    facts: [
      { label: t('statement'), lines: [statement], isText: true },
      { label: t('covers'), lines: coveredLines(covered, builder.language) },
      { label: t('name'), lines: [name] },
      { label: t('email'), lines: [email] },
      { label: t('at'), lines: [capitalize(builder.formatInstant(receivedAt))] },
    ],
    button: { label: t('open'), href: `${sender.origin}/admin/orders/${reference}` },
    reason: t('notice_reason'),
  });
}
