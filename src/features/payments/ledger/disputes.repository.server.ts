import type { Queryable } from '#platform/database/database.server.ts';
import type { DisputeTable } from '../payments.tables.ts';

export type Dispute = DisputeTable;

const open = ['inquiry', 'inquiry_review', 'needs_response', 'under_review'] as const;

/** Returns the disputes about the charges of an order, oldest first. */
export async function findDisputes(db: Queryable, orderId: string): Promise<Dispute[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function getDispute(db: Queryable, id: string): Promise<Dispute | null> {
  const row = await db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function saveDispute(db: Queryable, dispute: Dispute): Promise<void> {
  await db
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(dispute))
    .execute();
}

/** Returns the disputes about orders of a provider that are not decided yet, the most urgent first. */
export async function findOpenDisputes(db: Queryable, provider: string): Promise<Dispute[]> {
  return db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.orderId')
    .selectAll('disputes')
    .where('orders.provider', '=', provider)
    .where('disputes.status', 'in', open)
    .orderBy('disputes.evidenceDueAt')
    .orderBy('disputes.id')
    .execute();
}
