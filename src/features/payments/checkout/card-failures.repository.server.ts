import type { Queryable } from '#platform/database/database.server.ts';

/** Returns when cards of a network's orders were declined since an instant, newest first. */
export async function listCardFailures(
  db: Queryable,
  { networkHash, since, most }: { networkHash: string; since: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('paymentEvents', 'paymentEvents.aboutId', 'orders.paymentId')
    .select('paymentEvents.receivedAt')
    .where('orders.networkHash', '=', networkHash)
    .where('paymentEvents.type', '=', 'payment_intent.payment_failed')
    .where('paymentEvents.receivedAt', '>', since)
    .orderBy('paymentEvents.receivedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ receivedAt }) => receivedAt);
}
