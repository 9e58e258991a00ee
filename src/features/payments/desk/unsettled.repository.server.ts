import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import { isToAnswer } from '../disputes/list-open-disputes.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';

/** An order whose money needs somebody. `state` is that of the renewal where one has failed. */
export type UnsettledOrder = {
  reference: string;
  name: string;
  namePt: string | null;
  buyer: string | null;
  email: string | null;
  personId: string | null;
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
  email: string | null;
  personId: string | null;
  dueAt: string;
};

function stateOf(row: { status: string; subscriptionStatus: string | null }) {
  if (row.subscriptionStatus === 'past_due') return 'past_due' as const;
  return row.status === 'failed' ? ('failed' as const) : ('pending' as const);
}

// Two indexed parts: one condition joined by "or" would read every order. The literals are those of the indexes.
function unsettled(db: Queryable, which: 'renewal' | 'payment') {
  const rows = db.selectFrom('orders');
  if (which === 'renewal') return rows.where('subscriptionStatus', '=', sql.lit('past_due'));
  return rows
    .where(sql<boolean>`status in ('pending', 'failed')`)
    .where((where) =>
      where.or([
        where('subscriptionStatus', 'is', null),
        where('subscriptionStatus', '!=', 'past_due'),
      ]),
    );
}

/** Returns orders whose payment is on its way or was refused, and subscriptions in arrears; newest first. */
export async function findUnsettled(db: Queryable, most: number): Promise<UnsettledOrder[]> {
  const newest = (which: 'renewal' | 'payment') =>
    db
      .selectFrom(
        unsettled(db, which)
          .select(['reference', 'name', 'namePt', 'billingEmail', 'amountCents'])
          .select(buyerName.as('buyer'))
          .select(['currency', 'status', 'subscriptionStatus', 'createdAt', 'personId'])
          .orderBy('createdAt', 'desc')
          .limit(most)
          .as('newest'),
      )
      .selectAll();
  const rows = await newest('renewal').unionAll(newest('payment')).execute();
  return rows
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, most)
    .map(({ billingEmail, status, subscriptionStatus, ...order }) => ({
      ...order,
      email: billingEmail,
      state: stateOf({ status, subscriptionStatus }),
    }));
}

/** How many orders need somebody in one state and currency, and what they amount to. */
export type UnsettledTotal = Pick<UnsettledOrder, 'state' | 'currency'> & {
  count: number;
  cents: number;
};

/** Returns the totals of what `findUnsettled` lists, by state. */
export async function sumUnsettled(db: Queryable): Promise<UnsettledTotal[]> {
  const totals = (which: 'renewal' | 'payment') =>
    unsettled(db, which)
      .select(['status', 'currency'])
      .select(({ fn }) => [
        sql.lit(which === 'renewal' ? 'past_due' : '').as('subscriptionStatus'),
        fn.countAll<number>().as('count'),
        fn.sum<number>('amountCents').as('cents'),
      ])
      .groupBy(['status', 'currency']);
  const rows = await totals('renewal').unionAll(totals('payment')).execute();
  const sums = new Map<string, UnsettledTotal>();
  for (const { currency, count, cents, ...row } of rows) {
    const state = stateOf(row);
    const sum = sums.get(state + currency) ?? { state, currency, count: 0, cents: 0 };
    const more = { count: sum.count + Number(count), cents: sum.cents + Number(cents) };
    sums.set(state + currency, { ...sum, ...more });
  }
  return [...sums.values()];
}

/** A dispute that is open is listed with its deadline: its task would say the same again. */
const isNoOpenDispute = sql<boolean>`(company_tasks.kind <> 'answer-dispute' or not exists (
  select 1 from disputes where disputes.order_id = company_tasks.order_id and ${isToAnswer}))`;

/** Returns the most urgent open tasks but those of open disputes, at most so many, and how many there are. */
export async function findOpenTasks(
  db: Queryable,
  most: number,
): Promise<{ count: number; tasks: OpenTask[] }> {
  // Counted apart: a window over the join would read the order of every task.
  const open = db.selectFrom('companyTasks').where('doneAt', 'is', null).where(isNoOpenDispute);
  const rows = await db
    .selectFrom('companyTasks')
    .innerJoin('orders', 'orders.id', 'companyTasks.orderId')
    .select(['companyTasks.id', 'companyTasks.kind', 'companyTasks.dueAt'])
    .select(['orders.reference', 'orders.billingEmail as email'])
    .select(['orders.personId'])
    .select(buyerName.as('buyer'))
    .select(open.select(({ fn }) => fn.countAll<number>().as('count')).as('count'))
    .where('companyTasks.doneAt', 'is', null)
    .where(isNoOpenDispute)
    .orderBy('companyTasks.dueAt')
    .limit(most)
    .execute();
  return {
    count: Number(rows[0]?.count ?? 0),
    tasks: rows.map(({ count: _, ...task }) => task),
  };
}
