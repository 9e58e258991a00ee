import type { Queryable } from '#platform/database/database.server.ts';

/** An order whose money needs somebody. `state` is that of the renewal where one has failed. */
export type UnsettledOrder = {
  reference: string;
  name: string;
  namePt: string | null;
  buyer: string | null;
  amountCents: number;
  currency: string;
  state: 'pending' | 'failed' | 'past_due';
  createdAt: string;
};

/** A task about an order that is not done. */
export type OpenTask = {
  id: string;
  kind: string;
  reference: string;
  buyer: string | null;
  dueAt: string;
};

/** Returns orders whose payment is on its way or was refused, and subscriptions in arrears; newest first. */
export async function findUnsettled(db: Queryable, most: number): Promise<UnsettledOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['reference', 'name', 'namePt', 'billingName', 'amountCents', 'currency'])
    .select(['status', 'subscriptionStatus', 'createdAt'])
    .where((where) =>
      where.or([
        where('status', 'in', ['pending', 'failed']),
        where('subscriptionStatus', '=', 'past_due'),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ billingName, status, subscriptionStatus, ...order }) => ({
    ...order,
    buyer: billingName,
    state:
      subscriptionStatus === 'past_due' ? 'past_due' : status === 'failed' ? 'failed' : 'pending',
  }));
}

/** Returns the open tasks, the most urgent first. */
export async function findOpenTasks(db: Queryable, most: number): Promise<OpenTask[]> {
  return db
    .selectFrom('companyTasks')
    .innerJoin('orders', 'orders.id', 'companyTasks.orderId')
    .select(['companyTasks.id', 'companyTasks.kind', 'companyTasks.dueAt'])
    .select(['orders.reference', 'orders.billingName as buyer'])
    .where('companyTasks.doneAt', 'is', null)
    .orderBy('companyTasks.dueAt')
    .limit(most)
    .execute();
}
