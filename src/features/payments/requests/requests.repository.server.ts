import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import type { PaymentRequestState, PaymentRequestTable } from '../payments.tables.ts';

export type PaymentRequest = PaymentRequestTable;

/**
 * Serializes what is decided about a request, across processes. It is taken before the lock of an order;
 * who holds that one alone writes the row without it.
 */
export function lockRequest(database: Database, trx: Queryable, id: string): Promise<void> {
  return database.lock(trx, `payment-request:${id}`);
}

export async function getPaymentRequest(db: Queryable, id: string): Promise<PaymentRequest | null> {
  const row = await db
    .selectFrom('paymentRequests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertPaymentRequest(db: Queryable, request: PaymentRequest): Promise<void> {
  await db.insertInto('paymentRequests').values(request).execute();
}

export async function updatePaymentRequest(
  db: Queryable,
  id: string,
  change: Partial<Omit<PaymentRequest, 'id'>>,
): Promise<void> {
  await db.updateTable('paymentRequests').set(change).where('id', '=', id).execute();
}

/**
 * Returns the order by which a request is paid, or would be now: the settled one, else the newest. Those
 * before it were cancelled.
 */
export async function getOrderOfRequest(db: Queryable, requestId: string): Promise<Order | null> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const settled = orders.find(({ paidAt }) => paidAt !== null);
  return settled ?? orders.find(({ status }) => status !== 'cancelled') ?? orders[0] ?? null;
}

/** Returns the open requests of a person, the first due first. */
export async function listOpenRequestsOf(
  db: Queryable,
  personId: string,
): Promise<PaymentRequest[]> {
  return db
    .selectFrom('paymentRequests')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', '=', 'open')
    .orderBy('dueDay')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns all orders that were made to pay some requests, the oldest first. */
export async function listOrdersOfRequests(
  db: Queryable,
  requestIds: readonly string[],
): Promise<Order[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .selectAll()
    .where('requestId', 'in', requestIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Cancels those of some requests that are open. Returns how many there were. They must be locked. */
export async function cancelOpenRequests(
  trx: Queryable,
  ids: readonly string[],
  at: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('paymentRequests')
    .set({ state: 'cancelled', closedAt: at, updatedAt: at })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Returns the last paid order of a person, whose invoice details their next payment begins with. Others
 * may have been typed by anybody who knows the address.
 */
export async function getLastPaidOrder(db: Queryable, personId: string): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('personId', '=', personId)
    .where('paidAt', 'is not', null)
    .orderBy('paidAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

export type RequestFilter = {
  state: PaymentRequestState | null;
  personId: string | null;
  projectId: string | null;
  orderId: string | null;
};

/** Returns a page of requests, and how many there are: open ones by their day, others the newest first. */
export async function listPaymentRequests(
  db: Queryable,
  filter: RequestFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PaymentRequest[]; total: number }> {
  let found = db.selectFrom('paymentRequests');
  if (filter.state !== null) found = found.where('state', '=', filter.state);
  if (filter.personId !== null) found = found.where('personId', '=', filter.personId);
  if (filter.projectId !== null) found = found.where('projectId', '=', filter.projectId);
  if (filter.orderId !== null) found = found.where('aboutOrderId', '=', filter.orderId);
  const listed = filter.state === 'open' ? found.orderBy('dueDay') : found;
  const rows = await listed
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Returns the amounts of all open requests, with their days. */
export function listOpenAmounts(db: Queryable): Promise<{ priceCents: number; dueDay: string }[]> {
  return (
    db
      .selectFrom('paymentRequests')
      .select(['priceCents', 'dueDay'])
      // As a literal, or the index of open requests is not used.
      .where('state', '=', sql.lit('open'))
      .execute()
  );
}
