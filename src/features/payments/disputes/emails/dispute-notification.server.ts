import { codeText, translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { DisputeStatus } from '#platform/payments/payment-provider.server.ts';
import { evidenceDue, needsEvidence } from '../../ledger/dispute-states.ts';
import type { Dispute } from '../../ledger/disputes.repository.server.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import { disputeReasonTexts } from '../dispute-reasons.texts.ts';
import { disputeMailTexts } from './dispute-mail.texts.ts';

/** A dispute in a state that the company is notified of. */
export type NotifiedDispute = Dispute & {
  status: Exclude<DisputeStatus, 'inquiry_review' | 'under_review'>;
};

/** Builds the mail that tells the company of a dispute: until when to answer, or how it ended. */
export function disputeNotification(
  order: Order,
  dispute: NotifiedDispute,
  { language, sender }: { language: string; sender: MailSender },
): OutgoingMail {
  const builder = orderMailBuilder(order, language, sender);
  const { t, name, billingLines } = builder;
  const { reference, billingEmail } = order;
  const { status, amountCents, currency, withdrawnCents } = dispute;
  const amount = builder.formatPrice({ cents: amountCents, currency });
  const by = needsEvidence(status) ? builder.formatInstant(evidenceDue(dispute)) : '';
  const d = (key: keyof typeof disputeMailTexts.en) =>
    translate(disputeMailTexts, builder.language, key, { name, reference, amount, by });
  return builder.build({
    kind: 'order-dispute',
    ids: [dispute.id, status],
    to: 'company',
    replyTo: billingEmail,
    subject: d(`${status}_subject`),
    preheader: d(`${status}_preheader`),
    heading: d(`${status}_heading`),
    lead: d(`${status}_lead`),
    bill: {
      before: [builder.modeLine(t('test_mode_back')), { label: d('due'), lines: [by] }],
      title: builder.title,
      lines: [],
      total: { label: d('disputed'), amount, more: '' },
      facts: [
        {
          label: d('withdrawn'),
          lines:
            withdrawnCents > 0 ? [builder.formatPrice({ cents: withdrawnCents, currency })] : [],
        },
        {
          label: d('reason'),
          lines: [
            codeText(disputeReasonTexts, builder.language, { field: '', code: dispute.reason }),
          ],
        },
        { label: t('reference'), lines: [reference] },
      ],
    },
    facts: [
      { label: t('client'), lines: billingLines },
      { label: t('email'), lines: [billingEmail ?? t('no_address')] },
      { label: t('payment'), lines: [dispute.paymentId] },
    ],
    button: { label: d('open'), href: `${sender.origin}/admin/orders/${reference}` },
    reason: t('company_reason'),
  });
}
