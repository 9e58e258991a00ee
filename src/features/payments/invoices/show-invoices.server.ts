import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { findHandovers } from './handovers.repository.server.ts';
import { findInvoices, findUninvoiced, getInvoice } from './invoices.repository.server.ts';
import type { OrderInvoices } from './invoices.schema.ts';

/** Returns the certified documents of an order, and what its handover came to. */
export async function showInvoices(
  { invoicing }: Pick<Context, 'invoicing'>,
  db: Queryable,
  { id }: Order,
): Promise<OrderInvoices> {
  const documents = await findInvoices(db, id);
  return {
    missing: (await findUninvoiced(db, id)).length,
    canHandOver: invoicing !== null,
    documents: documents.map(({ fileId, kind, number, size, attachedAt, mailedAt }) => ({
      fileId,
      kind,
      number,
      size,
      attachedAt,
      mailedAt,
    })),
    handovers: (await findHandovers(db, id)).map(
      ({ id: entry, state, attempts, lastError, nextAttemptAt, deliveredAt }) => ({
        id: entry,
        state,
        attempts,
        lastError,
        nextAttemptAt,
        deliveredAt,
      }),
    ),
  };
}

/** Opens the PDF of an order's certified document, and records who read it; null if there is none. */
export async function readInvoice(
  context: Context,
  { reference, fileId }: { reference: string; fileId: string },
): Promise<OpenDocument | null> {
  const invoice = await context.database.read((db) => getInvoice(db, { fileId, reference }));
  if (!invoice) return null;
  const document = await openDocument(context, { id: fileId, kind: 'invoice' });
  if (!document) return null;
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'order.read-invoice',
      subject: { kind: 'order', id: reference },
      after: { kind: invoice.kind, number: invoice.number },
    }),
  );
  return document;
}
