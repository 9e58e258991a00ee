import type { Queryable } from '#platform/database/database.server.ts';
import type { PaymentWaitTable } from '../payments.tables.ts';

export type OrderWait = PaymentWaitTable;

/** Returns what the first payment of an order waits for, or waited for last. */
export async function getWait(db: Queryable, orderId: string): Promise<OrderWait | null> {
  const row = await db
    .selectFrom('paymentWaits')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves a wait in place of the order's previous one. */
export async function saveWait(trx: Queryable, wait: OrderWait): Promise<void> {
  await trx
    .insertInto('paymentWaits')
    .values(wait)
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(wait))
    .execute();
}

export async function updateWait(
  trx: Queryable,
  orderId: string,
  change: Partial<Pick<OrderWait, 'mailedAt' | 'remindedAt' | 'endedAt' | 'failure'>>,
): Promise<void> {
  await trx.updateTable('paymentWaits').set(change).where('orderId', '=', orderId).execute();
}

/** Vouchers that are open, lapse after `after` and not after `until`, and had no reminder. */
export async function findOpenVouchers(
  db: Queryable,
  { after, until }: { after: string; until: string },
): Promise<OrderWait[]> {
  return db
    .selectFrom('paymentWaits')
    .selectAll()
    .where('kind', '=', 'multibanco')
    .where('endedAt', 'is', null)
    .where('remindedAt', 'is', null)
    .where('until', '>', after)
    .where('until', '<=', until)
    .orderBy('until')
    .execute();
}
