import type { Queryable } from '#platform/database/database.server.ts';
import type { PaymentEventTable } from '../payments.tables.ts';

/** Stores an event. Returns false if it is stored, and so was applied, already. */
export async function insertEvent(db: Queryable, event: PaymentEventTable): Promise<boolean> {
  const inserted = await db
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasEvent(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentEvents')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setOutcome(
  db: Queryable,
  id: string,
  outcome: PaymentEventTable['outcome'],
): Promise<void> {
  await db.updateTable('paymentEvents').set({ outcome }).where('id', '=', id).execute();
}

/** Events received since an instant that name unknown payments or subscriptions. */
export async function findUnknownEvents(
  db: Queryable,
  since: string,
): Promise<PaymentEventTable[]> {
  return db
    .selectFrom('paymentEvents')
    .selectAll()
    .where('outcome', '=', 'unknown')
    .where('receivedAt', '>=', since)
    .orderBy('receivedAt')
    .execute();
}

/** Marks the unknown events about an object of the provider. Returns false if there is none. */
export async function acknowledgeUnknownEvents(db: Queryable, about: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paymentEvents')
    .set({ outcome: 'acknowledged' })
    .where('outcome', '=', 'unknown')
    .where('aboutId', '=', about)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
