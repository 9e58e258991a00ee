import type { Queryable } from '#platform/database/database.server.ts';
import type { ChargeTable } from '../payments.tables.ts';

export type OrderCharge = ChargeTable;

/** The charges of an order, oldest first. */
export async function findCharges(db: Queryable, orderId: string): Promise<OrderCharge[]> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('paidAt')
    .orderBy('paymentId')
    .execute();
}

export async function getCharge(db: Queryable, paymentId: string): Promise<OrderCharge | null> {
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertCharge(db: Queryable, charge: OrderCharge): Promise<void> {
  await db.insertInto('charges').values(charge).execute();
}

export async function updateCharge(
  db: Queryable,
  paymentId: string,
  change: Partial<Pick<OrderCharge, 'refundedCents' | 'refundFailedCents' | 'receiptAt'>>,
): Promise<void> {
  await db.updateTable('charges').set(change).where('paymentId', '=', paymentId).execute();
}

/** Charges of a provider that took money at or after an instant. */
export async function findChargesSince(
  db: Queryable,
  { provider, at }: { provider: string; at: string },
): Promise<OrderCharge[]> {
  return db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.orderId')
    .selectAll('charges')
    .where('orders.provider', '=', provider)
    .where('charges.paidAt', '>=', at)
    .orderBy('charges.paidAt')
    .orderBy('charges.paymentId')
    .execute();
}

/** Charges of a provider that came too late, and are a task that is not done. */
export async function findLateCharges(db: Queryable, provider: string): Promise<OrderCharge[]> {
  return db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.orderId')
    .innerJoin('companyTasks', 'companyTasks.orderId', 'charges.orderId')
    .selectAll('charges')
    .where('orders.provider', '=', provider)
    .where('companyTasks.kind', '=', 'paid-late')
    .where('companyTasks.doneAt', 'is', null)
    .where('charges.late', 'is not', null)
    .whereRef('charges.refundedCents', '<', 'charges.amountCents')
    .orderBy('charges.paidAt')
    .execute();
}

/** Every charge of the orders of a provider that were created or charged at or after an instant. */
export async function findChargesOfOrdersSince(
  db: Queryable,
  { provider, at }: { provider: string; at: string },
): Promise<OrderCharge[]> {
  return db
    .selectFrom('charges')
    .selectAll('charges')
    .where('charges.orderId', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.provider', '=', provider)
        .where((where) =>
          where.or([
            where('orders.createdAt', '>=', at),
            where('orders.id', 'in', (charged) =>
              charged
                .selectFrom('charges as recent')
                .select('recent.orderId')
                .where('recent.paidAt', '>=', at),
            ),
          ]),
        ),
    )
    .orderBy('charges.paidAt')
    .orderBy('charges.paymentId')
    .execute();
}
