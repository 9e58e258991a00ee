import type { Queryable } from '#platform/database/database.server.ts';
import type { CertifiedInvoiceTable, ChargeTable } from '../payments.tables.ts';

export type CertifiedInvoice = CertifiedInvoiceTable;

/** The documents of an order with the size of their files, oldest first. */
export async function findInvoices(
  db: Queryable,
  orderId: string,
): Promise<(CertifiedInvoice & { size: number; sha256: string })[]> {
  return db
    .selectFrom('certifiedInvoices')
    .innerJoin('files', 'files.id', 'certifiedInvoices.fileId')
    .selectAll('certifiedInvoices')
    .select(['files.size', 'files.sha256'])
    .where('orderId', '=', orderId)
    .orderBy('attachedAt')
    .orderBy('fileId')
    .execute();
}

/** Returns a document of an order, or null. */
export async function getInvoice(
  db: Queryable,
  { fileId, reference }: { fileId: string; reference: string },
): Promise<CertifiedInvoice | null> {
  const row = await db
    .selectFrom('certifiedInvoices')
    .innerJoin('orders', 'orders.id', 'certifiedInvoices.orderId')
    .selectAll('certifiedInvoices')
    .where('fileId', '=', fileId)
    .where('orders.reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a number is that of another order's document. */
export async function isNumberOfAnother(
  db: Queryable,
  { number, orderId }: Pick<CertifiedInvoice, 'number' | 'orderId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('certifiedInvoices')
    .select('fileId')
    .where('number', '=', number)
    .where('orderId', '<>', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInvoice(trx: Queryable, invoice: CertifiedInvoice): Promise<void> {
  await trx.insertInto('certifiedInvoices').values(invoice).execute();
}

/** Returns the charges of an order that have no certified invoice, oldest first. */
export async function findUninvoiced(db: Queryable, orderId: string): Promise<ChargeTable[]> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('orderId', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certifiedInvoices')
            .select('fileId')
            .whereRef('certifiedInvoices.paymentId', '=', 'charges.paymentId')
            .where('certifiedInvoices.kind', '=', 'invoice'),
        ),
      ),
    )
    .orderBy('paidAt')
    .orderBy('paymentId')
    .execute();
}
