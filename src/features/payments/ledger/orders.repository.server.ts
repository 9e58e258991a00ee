import { inChunks } from '#database/in-chunks.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import type { OrderHistoryTable, OrderTable } from '../payments.tables.ts';
import { continuingStates } from '../payments.ts';

export type Order = OrderTable;
export type HistoryEntry = Omit<OrderHistoryTable, 'number'>;

/** Serializes all changes to an order, across processes. */
export async function lockOrder(database: Database, trx: Queryable, id: string): Promise<void> {
  await database.lock(trx, `order:${id}`);
}

export async function getOrder(db: Queryable, id: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function getOrderBy(
  db: Queryable,
  column: 'keyHash' | 'paymentId' | 'subscriptionId' | 'reference',
  value: string,
): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the references of orders by their ids. */
export async function findReferences(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inChunks([...new Set(ids)], async (chunk) => {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'reference'])
      .where('id', 'in', [...chunk])
      .execute();
    for (const { id, reference } of rows) found.set(id, reference);
  });
  return found;
}

export async function insertOrder(db: Queryable, order: Order): Promise<void> {
  await db.insertInto('orders').values(order).execute();
}

/** Updates some columns of an order. */
export async function updateOrder(
  db: Queryable,
  id: string,
  change: Partial<Omit<Order, 'id' | 'uninvoicedCharges'>>,
): Promise<void> {
  await db.updateTable('orders').set(change).where('id', '=', id).execute();
}

/** Adds to an order's history; the order must be locked. */
export async function recordHistory(db: Queryable, entry: HistoryEntry): Promise<void> {
  const { last } = await db
    .selectFrom('orderHistory')
    .select((select) => select.fn.max('number').as('last'))
    .where('orderId', '=', entry.orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orderHistory')
    .values({ ...entry, number: Number(last ?? 0) + 1 })
    .execute();
}

/** Whether the history of an order has an entry of this kind about a payment. */
export async function hasHistory(
  db: Queryable,
  { orderId, kind, paymentId }: { orderId: string; kind: string; paymentId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('orderHistory')
    .select('number')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects orders by the name of their provider and an instant. */
export type OrderFilter = { provider: string; at: string };

/** Orders created before an instant that wait for their first payment and have taken no money. */
export async function findOpenOrders(
  db: Queryable,
  { provider, at }: OrderFilter,
): Promise<Order[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['created', 'pending', 'failed'])
    .where('provider', '=', provider)
    .where('createdAt', '<', at)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('charges')
            .select('paymentId')
            .whereRef('charges.orderId', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('createdAt')
    .execute();
}

/** Active and past due subscriptions that were not checked with the provider since an instant. */
export async function findUncheckedSubscriptions(
  db: Queryable,
  { provider, at: since }: OrderFilter,
): Promise<Order[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where('subscriptionStatus', 'in', continuingStates)
    .where((where) =>
      where.or([
        where('checkedAt', '<', since),
        where.and([where('checkedAt', 'is', null), where('createdAt', '<', since)]),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}

/** Orders created or charged at or after an instant. */
export async function findOrdersSince(
  db: Queryable,
  { provider, at: since }: OrderFilter,
): Promise<Order[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where((where) =>
      where.or([
        where('createdAt', '>=', since),
        where.exists(
          where
            .selectFrom('charges')
            .select('paymentId')
            .whereRef('charges.orderId', '=', 'orders.id')
            .where('charges.paidAt', '>=', since),
        ),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}

/** An order as the owner's list shows it, with the task to contact the client and the refunds. */
export type ListedOrder = Order & {
  dueAt: string | null;
  doneAt: string | null;
  refundedCents: number;
  /** What banks took back for disputes. */
  withdrawnCents: number;
};

/** Orders, newest first; unpaid ones only with `all`. */
export async function findListedOrders(db: Queryable, all: boolean): Promise<ListedOrder[]> {
  const orders = db
    .selectFrom('orders')
    .leftJoin('companyTasks', (join) =>
      join
        .onRef('companyTasks.orderId', '=', 'orders.id')
        .on('companyTasks.kind', '=', 'contact-client'),
    )
    .selectAll('orders')
    .select(['companyTasks.dueAt', 'companyTasks.doneAt'])
    .select((select) =>
      select
        .selectFrom('charges')
        .select((sum) => sum.fn.sum<number>('charges.refundedCents').as('cents'))
        .whereRef('charges.orderId', '=', 'orders.id')
        .as('refunded'),
    )
    .select((select) =>
      select
        .selectFrom('disputes')
        .select((sum) => sum.fn.sum<number>('disputes.withdrawnCents').as('cents'))
        .whereRef('disputes.orderId', '=', 'orders.id')
        .as('withdrawn'),
    )
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id');
  const rows = await (all
    ? orders
    : orders.where('orders.status', 'not in', ['created', 'failed', 'cancelled'])
  ).execute();
  return rows.map(({ refunded, withdrawn, ...row }) => ({
    ...row,
    refundedCents: Number(refunded ?? 0),
    withdrawnCents: Number(withdrawn ?? 0),
  }));
}
