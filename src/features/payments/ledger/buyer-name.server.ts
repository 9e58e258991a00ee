import { sql } from 'kysely';
import { inChunks } from '#database/in-chunks.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from './orders.repository.server.ts';

/**
 * In a query of `orders`: what the buyer is called, by the invoice details, else as was said after the
 * payment, else by what is known of the person of the address; null if nothing is.
 */
export const buyerName = sql<string | null>`coalesce(nullif(orders.billing_name, ''),
  nullif(orders.billing_company, ''), nullif(orders.contact_name, ''),
  (select coalesce(nullif(people.name, ''), nullif(people.company, ''))
    from people where people.id = orders.person_id))`;

/** Returns what the buyer of an order is called; null if nothing is known. */
export async function getBuyerName(db: Queryable, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select(buyerName.as('buyer'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row?.buyer ?? null;
}

/** Returns the references of orders by their ids, and what their buyers are called, or their addresses. */
export async function findNamedOrders(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { reference: string; buyer: string | null }>> {
  const found = new Map<string, { reference: string; buyer: string | null }>();
  await inChunks([...new Set(ids)], async (chunk) => {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'reference', 'billingEmail'])
      .select(buyerName.as('buyer'))
      .where('id', 'in', [...chunk])
      .execute();
    for (const { id, reference, buyer, billingEmail } of rows)
      found.set(id, { reference, buyer: buyer ?? billingEmail });
  });
  return found;
}

/** Returns an order with the name that is known of its buyer, for a mail to the company. */
export async function withBuyerName(db: Queryable, order: Order): Promise<Order> {
  if (order.billingName || order.billingCompany) return order;
  return { ...order, billingName: await getBuyerName(db, order.id) };
}
