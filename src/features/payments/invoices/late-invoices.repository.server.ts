import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import { getInvoiceSettings } from '../ledger/invoice-settings.repository.server.ts';

/**
 * Returns the charges of a provider's orders, paid before an instant, that have no certified invoice
 * although one is expected: they were handed over, or the owner expects one. Oldest first.
 */
export async function findExpectedCharges(
  db: Queryable,
  { provider, before }: { provider: string; before: string },
): Promise<{ orderId: string; paidAt: string }[]> {
  const settings = await getInvoiceSettings(db);
  const since = settings?.expected ? settings.since : null;
  return db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.orderId')
    .select(['charges.orderId', 'charges.paidAt'])
    .where('orders.provider', '=', provider)
    .where('charges.paidAt', '<', before)
    .where(
      sql<SqlBool>`not exists (select 1 from certified_invoices as document
        where document.payment_id = charges.payment_id and document.kind = 'invoice')`,
    )
    .where(({ or, exists, eb, selectFrom }) =>
      or([
        exists(
          selectFrom('invoiceHandovers')
            .select('invoiceHandovers.id')
            .whereRef('invoiceHandovers.paymentId', '=', 'charges.paymentId'),
        ),
        ...(since === null ? [] : [eb('charges.paidAt', '>=', since)]),
      ]),
    )
    .orderBy('charges.paidAt')
    .execute();
}
