import { type OpenDocument, openDocument } from '#features/files/serve/open-document.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getInvoice } from './invoices.repository.server.ts';

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
