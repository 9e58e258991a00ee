import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { findHandovers } from './handovers.repository.server.ts';
import { findInvoices, findUninvoiced } from './invoices.repository.server.ts';
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
