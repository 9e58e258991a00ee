import { inChunks } from '#database/in-chunks.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findPlanParts } from '../ledger/plan-parts.repository.server.ts';
import type { OrderTable } from '../payments.tables.ts';
import type { InvoiceSource } from './invoice-data.ts';

/** From an instant to before another; null is open. */
export type Period = { from: string | null; to: string | null };

const refundKinds = ['given_back', 'refund_failed'];

/** Returns the ids of the orders that were charged or refunded in a period, at most so many. */
async function findInvoicedIds(
  db: Queryable,
  { from, to }: Period,
  most: number,
): Promise<string[]> {
  const charged = await db
    .selectFrom('charges')
    .select('orderId')
    .distinct()
    .$if(from !== null, (rows) => rows.where('paidAt', '>=', from ?? ''))
    .$if(to !== null, (rows) => rows.where('paidAt', '<', to ?? ''))
    .orderBy('orderId')
    .limit(most)
    .execute();
  const refunded = await db
    .selectFrom('orderHistory')
    .select('orderId')
    .distinct()
    .where('kind', 'in', refundKinds)
    .$if(from !== null, (rows) => rows.where('at', '>=', from ?? ''))
    .$if(to !== null, (rows) => rows.where('at', '<', to ?? ''))
    .orderBy('orderId')
    .limit(most)
    .execute();
  return [...new Set([...charged, ...refunded].map(({ orderId }) => orderId))];
}

async function readSources(db: Queryable, orders: readonly OrderTable[]): Promise<InvoiceSource[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const charges = await db
    .selectFrom('charges')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('paidAt')
    .orderBy('paymentId')
    .execute();
  const history = await db
    .selectFrom('orderHistory')
    .select(['orderId', 'kind', 'paymentId', 'note', 'at'])
    .where('orderId', 'in', ids)
    .where('kind', 'in', refundKinds)
    .orderBy('orderId')
    .orderBy('number')
    .execute();
  const waits = await db
    .selectFrom('paymentWaits')
    .select(['orderId', 'paymentId', 'kind', 'orderedAt'])
    .where('orderId', 'in', ids)
    // Of a wait that ended without the money another method paid.
    .where('endedAt', 'is not', null)
    .where('failure', 'is', null)
    .execute();
  const asked = orders.flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
  const parts = await findPlanParts(db, asked);
  return orders.map((order) => ({
    order,
    charges: charges.filter(({ orderId }) => orderId === order.id),
    history: history.filter(({ orderId }) => orderId === order.id),
    wait: waits.find(({ orderId }) => orderId === order.id) ?? null,
    part: (order.requestId !== null && parts.get(order.requestId)) || null,
  }));
}

/**
 * Returns what the documents of orders are made of, the oldest order first: those with these
 * references, or without references those that were charged or refunded in a period.
 */
export async function findInvoiceSources(
  db: Queryable,
  { references, ...period }: Period & { references: readonly string[] },
  most: number,
): Promise<InvoiceSource[]> {
  const isChosen = references.length > 0;
  const keys = isChosen ? references : await findInvoicedIds(db, period, most);
  const found: InvoiceSource[] = [];
  await inChunks(keys, async (chunk) => {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where(isChosen ? 'reference' : 'id', 'in', [...chunk])
      .execute();
    found.push(...(await readSources(db, orders)));
  });
  return found.sort((one, other) => one.order.createdAt.localeCompare(other.order.createdAt));
}
