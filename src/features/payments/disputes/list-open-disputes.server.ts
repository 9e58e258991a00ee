import { sql } from 'kysely';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';

/** A dispute that the company has to answer, with whose it is. */
export type OpenDispute = {
  id: string;
  reference: string;
  buyer: string | null;
  email: string | null;
  personId: string | null;
  amountCents: number;
  currency: string;
  /** `inquiry`: the bank asks, and has taken nothing yet. */
  status: 'inquiry' | 'needs_response';
  reason: string;
  /** Until when evidence is taken; null if the provider does not say. */
  evidenceDueAt: string | null;
};

// The literals are those of the index `disputes_to_answer`.
export const isToAnswer = sql<boolean>`disputes.status in ('inquiry', 'needs_response')`;

async function findOpenDisputes(db: Queryable, most: number): Promise<OpenDispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.orderId')
    .select(['disputes.id', 'disputes.amountCents', 'disputes.currency', 'disputes.status'])
    .select(['disputes.reason', 'disputes.evidenceDueAt'])
    .select(['orders.reference', 'orders.billingEmail as email', 'orders.personId'])
    .select(buyerName.as('buyer'))
    .where(isToAnswer)
    .orderBy(sql`disputes.evidence_due_at is null`)
    .orderBy('disputes.evidenceDueAt')
    .orderBy('disputes.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...row,
    status: row.status === 'inquiry' ? 'inquiry' : 'needs_response',
  }));
}

/** Returns the disputes to answer, at most so many, the first deadline first, and how many there are. */
export async function listOpenDisputes(
  { database }: Context,
  most: number,
): Promise<{ count: number; first: OpenDispute[] }> {
  return database.read(async (db) => {
    const first = await findOpenDisputes(db, most);
    if (first.length < most) return { count: first.length, first };
    const { count } = await db
      .selectFrom('disputes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isToAnswer)
      .executeTakeFirstOrThrow();
    return { count: Number(count), first };
  });
}
