import { Readable } from 'node:stream';
import { requireCompany } from '#features/company/company.server.ts';
import type { OpenDocument } from '#features/files/serve/open-document.server.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { isWritable, writePdf } from '#platform/pdf/write-pdf.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { orderMailBuilder } from '../ledger/emails/order-mail-builder.server.ts';
import { getOrder } from '../ledger/orders.repository.server.ts';
import { sayPlanPart } from '../ledger/plan-part.texts.ts';
import { getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import type { OrdersOf } from './client-orders.server.ts';

const receiptTexts = defineTexts({
  en: {
    title: 'Receipt',
    refunded: 'Refunded',
    note: 'It confirms the payment and is not an invoice.',
  },
  pt: {
    title: 'Comprovativo de pagamento',
    refunded: 'Reembolsado',
    note: 'Confirma o pagamento e não é uma fatura.',
  },
});

/**
 * Writes the receipt of a charge of theirs as a PDF, with what its mail says and the invoice details of the buyer,
 * but for lines in a script that its fonts lack;
 * null if there is none, or it is another's.
 */
export async function openReceipt(
  { database, origin }: Context,
  of: OrdersOf,
  paymentId: string,
): Promise<OpenDocument | null> {
  return database.read(async (db) => {
    const row = await db
      .selectFrom('charges')
      .select('orderId')
      .where('paymentId', '=', paymentId)
      .executeTakeFirst();
    const order = row ? await getOrder(db, row.orderId) : null;
    const isOwn = 'orderId' in of ? order?.id === of.orderId : order?.personId === of.personId;
    if (!order || !isOwn) return null;
    const charge = (await findCharges(db, order.id)).find((one) => one.paymentId === paymentId);
    if (!charge) return null;
    const company = await requireCompany(db);
    const builder = orderMailBuilder(order, order.language, { origin, company });
    const { t, language } = builder;
    const say = (key: keyof typeof receiptTexts.en) => translate(receiptTexts, language, key);
    const part = await getPlanPart(db, order.requestId);
    const { before, title, lines, total } = builder.billOf(charge.amountCents);
    const { refundedCents } = charge;
    const bytes = writePdf({
      lang: htmlLangOf[language],
      title: say('title'),
      above: [
        company.brand,
        `${company.legalName}, NIPC ${company.nipc}`,
        `${company.street}, ${company.postalCode} ${company.city}`,
      ],
      rows: [
        { label: title.label, lines: [title.name] },
        { label: t('part'), lines: part ? [sayPlanPart(part, charge.paidAt, language)] : [] },
        { label: t('reference'), lines: [order.reference] },
        { label: t('date'), lines: [capitalize(builder.formatInstant(charge.paidAt))] },
        { label: t('billing'), lines: builder.billingLines.filter(isWritable) },
        ...lines,
        {
          label: total.label,
          lines: [[total.amount, total.more].filter(Boolean).join(' ')],
          isStrong: true,
        },
        {
          label: say('refunded'),
          lines: refundedCents > 0 ? [builder.formatAmount(refundedCents)] : [],
        },
        ...before,
      ],
      below: [say('note')],
    });
    const name = `${order.reference}-${charge.paidAt.slice(0, 10)}.pdf`;
    const stream = Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>;
    return { name, mime: 'application/pdf', size: bytes.length, bytes: stream };
  });
}
