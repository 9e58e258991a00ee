import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { UnpaidRenewalTable } from '../payments.tables.ts';

export type UnpaidRenewal = UnpaidRenewalTable;

export async function getRenewal(db: Queryable, paymentId: string): Promise<UnpaidRenewal | null> {
  const found = db.selectFrom('unpaidRenewals').selectAll().where('paymentId', '=', paymentId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Returns the newest renewal of an order that its buyer has to pay, or null. */
export async function getUnpaidRenewal(
  db: Queryable,
  orderId: string,
): Promise<UnpaidRenewal | null> {
  const row = await db
    .selectFrom('unpaidRenewals')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('endedAt', 'is', null)
    .orderBy('since', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function saveRenewal(db: Queryable, renewal: UnpaidRenewal): Promise<void> {
  await db
    .insertInto('unpaidRenewals')
    .values(renewal)
    .onConflict((conflict) => conflict.column('paymentId').doUpdateSet(renewal))
    .execute();
}

/** Ends the mails about one renewal of an order, or about all of them. */
export async function endUnpaidRenewals(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  orderId: string,
  paymentId?: string,
): Promise<void> {
  const all = trx
    .updateTable('unpaidRenewals')
    .set({ endedAt: toInstant(clock()), mailDueAt: null })
    .where('orderId', '=', orderId)
    .where('endedAt', 'is', null);
  await (paymentId === undefined ? all : all.where('paymentId', '=', paymentId)).execute();
}

/** Returns the renewals whose next mail is due, at most a hundred. */
export async function findDueRenewals(db: Queryable, now: string): Promise<UnpaidRenewal[]> {
  return db
    .selectFrom('unpaidRenewals')
    .selectAll()
    .where('mailDueAt', '<=', now)
    .orderBy('mailDueAt')
    .limit(100)
    .execute();
}
