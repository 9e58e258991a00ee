import { translate } from '#i18n/texts.ts';
import type { MailSender } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { orderMailBuilder } from '../../ledger/emails/order-mail-builder.server.ts';
import type { Order } from '../../ledger/orders.repository.server.ts';
import { type PlanPart, sayPlanPart } from '../../ledger/plan-part.texts.ts';
import { type InvoiceKind, invoiceFileName } from '../invoices.ts';
import { invoiceMailTexts } from './invoice-mail.texts.ts';

export type MailedInvoice = {
  fileId: string;
  number: string;
  kind: InvoiceKind;
  /** The PDF. */
  content: Buffer;
};

/** Builds the mail that brings a certified invoice or credit note to the buyer, as its attachment. `part`: of a quote. */
export function orderInvoice(
  order: Order & { billingEmail: string },
  { fileId, number, kind, content }: MailedInvoice,
  { part, ...sender }: MailSender & { part: PlanPart | null },
): OutgoingMail {
  const builder = orderMailBuilder(order, order.language, sender);
  const params = { number, name: builder.name, reference: order.reference };
  const m = (key: keyof typeof invoiceMailTexts.en, more = {}) =>
    translate(invoiceMailTexts, builder.language, key, { ...params, ...more });
  return builder.build({
    kind: 'order-invoice',
    ids: [fileId],
    to: order.billingEmail,
    aboutUs: { orderId: order.id },
    subject: m(`${kind}_subject`),
    preheader: m(`${kind}_preheader`),
    heading: m(`${kind}_heading`),
    lead: m(`${kind}_lead`, { phone: sender.company.phone }),
    facts: [
      builder.modeFact(),
      { label: m('number'), lines: [number] },
      { label: builder.t('service'), lines: [builder.name] },
      { label: builder.t('reference'), lines: [order.reference] },
      {
        label: builder.t('part'),
        lines: part ? [sayPlanPart(part, order.paidAt ?? order.createdAt, builder.language)] : [],
      },
    ],
    attachments: [
      {
        filename: invoiceFileName(number),
        contentType: 'application/pdf',
        content: content.toString('base64'),
        encoding: 'base64',
      },
    ],
    reason: builder.t('receipt_reason'),
    maxPerDay: 10,
  });
}
