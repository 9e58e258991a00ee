import { type SqlBool, sql } from 'kysely';
import type { Money } from '#core/money.ts';
import { isListedFor, orderOfNames, type Sought } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Engine } from '#platform/database/engine.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';
import type { OrderStatus, OrderSubscriptionStatus } from '../payments.tables.ts';
import type { OrderListFilter, OrderSort, OrderView } from './order-list.ts';
import type { OrderListRow } from './orders-admin.schema.ts';

const statuses: Partial<Record<OrderListFilter, readonly OrderStatus[]>> = {
  all: ['created', 'pending', 'paid', 'failed', 'partly_refunded', 'refunded'],
  paid: ['paid'],
  waiting: ['created', 'pending'],
  failed: ['failed'],
  refunded: ['partly_refunded', 'refunded'],
  unpaid: ['cancelled'],
};

const subscriptions: Partial<Record<OrderListFilter, OrderSubscriptionStatus>> = {
  active: 'active',
  past_due: 'past_due',
  ended: 'cancelled',
};

/** A subscription that was never paid has not ended: it has not begun. */
const begun: readonly OrderStatus[] = ['paid', 'partly_refunded', 'refunded'];

const columns = (engine: Engine) =>
  ({
    date: sql.ref('orders.createdAt'),
    amount: sql.ref('orders.amountCents'),
    buyer: orderOfNames(engine, buyerName),
    state: sql.ref('orders.status'),
    number: sql.ref('orders.reference'),
  }) satisfies Record<OrderSort, unknown>;

function listed(db: Queryable, sought: Sought) {
  return db.selectFrom('orders').where(isListedFor('order', sql.ref('orders.reference'), sought));
}

/** Written out, as only then an engine knows that the index of these orders serves. */
const hasUninvoiced = sql<SqlBool>`uninvoiced_charges > 0`;

/**
 * Whether an order has one of these states, which most orders have: said so that no index of states is
 * taken, as all that it finds would have to be sorted.
 */
const isMostly = (states: readonly OrderStatus[]) =>
  sql<SqlBool>`(status in (${sql.join(states)})) is true`;

function filtered(db: Queryable, { filter, ...sought }: Sought & Pick<OrderView, 'filter'>) {
  const rows = listed(db, sought);
  if (filter === 'disputed')
    return rows.where('orders.id', 'in', db.selectFrom('disputes').select('orderId'));
  if (filter === 'uninvoiced') return rows.where(isMostly(begun)).where(hasUninvoiced);
  if (filter === 'all') return rows.where(isMostly(statuses.all ?? []));
  const subscription = subscriptions[filter];
  if (subscription === undefined) return rows.where('status', 'in', statuses[filter] ?? []);
  return rows.where('subscriptionStatus', '=', subscription).where('status', 'in', begun);
}

type Page = { limit: number; offset: number };

type View = OrderView & Sought;

function sortedRows(db: Queryable, engine: Engine, { sort, direction, ...view }: View) {
  return (
    filtered(db, view)
      .select(['reference', 'status', 'subscriptionStatus', 'name', 'namePt', 'interval'])
      .select(['amountCents', 'orders.currency', 'failureMessage', 'billingName', 'billingEmail'])
      .select(['billingCompany', 'createdAt', 'orders.paidAt', 'subscriptionEndsAt'])
      .select('uninvoicedCharges as uninvoicedCount')
      .select(buyerName.as('buyer'))
      .select(({ selectFrom }) => [
        selectFrom('charges')
          .select((sum) => sum.fn.sum<number>('charges.refundedCents').as('cents'))
          .whereRef('charges.orderId', '=', 'orders.id')
          .as('refunded'),
        selectFrom('charges')
          .select((sum) => sum.fn.countAll<number>().as('count'))
          .whereRef('charges.orderId', '=', 'orders.id')
          .as('charged'),
        selectFrom('withdrawals')
          .select('receivedAt')
          .whereRef('withdrawals.orderId', '=', 'orders.id')
          .as('withdrawnAt'),
        selectFrom('companyTasks')
          .select('companyTasks.id')
          .whereRef('companyTasks.orderId', '=', 'orders.id')
          .where('companyTasks.kind', '=', 'refund-failed')
          .where('companyTasks.doneAt', 'is', null)
          .as('failedRefundTask'),
        selectFrom('disputes')
          .select('disputes.status')
          .whereRef('disputes.orderId', '=', 'orders.id')
          .orderBy('disputes.createdAt', 'desc')
          .limit(1)
          .as('disputeStatus'),
      ])
      // Without a name comes last either way, on both engines.
      .$if(sort === 'buyer', (named) => named.orderBy(sql`${buyerName} is null`))
      .orderBy(columns(engine)[sort], direction)
      .orderBy('orders.id', direction)
  );
}

type Counts = { refunded: number | null; charged: number | null };
type Found = Counts & { failedRefundTask: string | null };

function countCharges<Row extends Found>(row: Row) {
  const { refunded, charged, failedRefundTask, ...order } = row;
  return {
    ...order,
    refundFailed: failedRefundTask !== null,
    refundedCents: Number(refunded ?? 0),
    chargeCount: Number(charged ?? 0),
  };
}

/** Returns a page of orders with what was charged and refunded of each. */
export async function listOrders(
  db: Queryable,
  engine: Engine,
  view: View,
  { limit, offset }: Page,
): Promise<OrderListRow[]> {
  const rows = await sortedRows(db, engine, view).limit(limit).offset(offset).execute();
  return rows.map(countCharges);
}

/**
 * Returns at most so many orders of a view with what the invoice and the provider say of each, what
 * banks took back of it and what is left; with references those among them.
 */
export async function listOrdersToExport(
  db: Queryable,
  engine: Engine,
  view: View,
  { most, references }: { most: number; references: readonly string[] },
) {
  const rows = await sortedRows(db, engine, view)
    .$if(references.length > 0, (all) => all.where('reference', 'in', references))
    .select(['billingNif', 'billingVatNumber', 'billingCountry', 'orders.paymentId', 'provider'])
    .select(['offerAdds', 'fullAmountCents', 'billingStreet', 'billingCity', 'methodCountry'])
    .select([
      'buyerKind',
      'netCents',
      'vatCents',
      'vatRate',
      'vatTreatment',
      'vatEvidence',
      'billingPostalCode',
    ])
    .select(({ selectFrom }) => [
      selectFrom('charges')
        .select((sum) => sum.fn.sum<number>('charges.amountCents').as('cents'))
        .whereRef('charges.orderId', '=', 'orders.id')
        .as('taken'),
      selectFrom('disputes')
        .select((sum) => sum.fn.sum<number>('disputes.withdrawnCents').as('cents'))
        .whereRef('disputes.orderId', '=', 'orders.id')
        .as('withdrawn'),
    ])
    .limit(most)
    .execute();
  return rows.map(({ taken, withdrawn, ...row }) => {
    const order = countCharges(row);
    const withdrawnCents = Number(withdrawn ?? 0);
    const keptCents = Number(taken ?? 0) - order.refundedCents - withdrawnCents;
    return { ...order, withdrawnCents, keptCents };
  });
}

async function countRows(db: Queryable, view: Sought & Pick<OrderView, 'filter'>): Promise<number> {
  const { count } = await filtered(db, view)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns how many orders a search finds under each filter. */
export async function countOrders(
  db: Queryable,
  sought: Sought,
): Promise<Record<OrderListFilter, number>> {
  const rows = await listed(db, sought)
    .select(['status', 'subscriptionStatus'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['status', 'subscriptionStatus'])
    .execute();
  const count = (filter: OrderListFilter) =>
    rows
      .filter(({ status, subscriptionStatus }) =>
        subscriptions[filter] === undefined
          ? statuses[filter]?.includes(status)
          : subscriptionStatus === subscriptions[filter] && begun.includes(status),
      )
      .reduce((sum, row) => sum + Number(row.count), 0);
  return {
    all: count('all'),
    paid: count('paid'),
    waiting: count('waiting'),
    failed: count('failed'),
    refunded: count('refunded'),
    active: count('active'),
    past_due: count('past_due'),
    disputed: await countRows(db, { ...sought, filter: 'disputed' }),
    uninvoiced: await countRows(db, { ...sought, filter: 'uninvoiced' }),
    ended: count('ended'),
    unpaid: count('unpaid'),
  };
}

/** Sums, by currency, what was taken since an instant and neither refunded nor lost to a dispute. */
export async function sumTaken(db: Queryable, since: string): Promise<Money[]> {
  const sums = await db
    .selectFrom('charges')
    .select('currency')
    .select((eb) => {
      const withdrawn = eb
        .selectFrom('disputes')
        .select(({ fn }) => fn.sum<number>('withdrawnCents').as('sum'))
        .whereRef('disputes.paymentId', '=', 'charges.paymentId');
      const left = sql`amount_cents - refunded_cents - coalesce(${withdrawn}, 0)`;
      return eb.fn.sum<number>(left).as('cents');
    })
    .where('paidAt', '>=', since)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return sums.map(({ currency, cents }) => ({ currency, cents: Number(cents) }));
}
