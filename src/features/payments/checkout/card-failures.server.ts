import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { networkHashOf } from '#platform/secrets/keyed-hash.server.ts';

const hour = 3600;

/** How many cards of one network may fail in an hour: enough for many buyers behind one address. */
export const mostCardFailures = 15;
const cardFailuresWindow = hour * 1000;

/** Returns the seconds until a network may try again, or null if it may now. `failures` are instants. */
export function waitAfterFailures(failures: readonly string[], now: Date): number | null {
  const newestFirst = [...failures].sort().reverse();
  const leaves = newestFirst[mostCardFailures - 1];
  if (leaves === undefined) return null;
  const wait = Math.ceil((Date.parse(leaves) + cardFailuresWindow - now.getTime()) / 1000);
  return wait > 0 ? wait : null;
}

/** Returns when cards of a network's orders were declined since an instant, newest first. */
async function listCardFailures(
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

/**
 * Returns the seconds that the visitor's network has to wait because its cards keep failing, or null.
 * The declines are the provider's events in the database, so that all processes count as one.
 */
export async function checkCardFailures(context: Context): Promise<number | null> {
  const now = context.clock();
  const since = toInstant(new Date(now.getTime() - cardFailuresWindow));
  return context.database.read(async (db) => {
    const networkHash = await networkHashOf(context, db);
    if (networkHash === null) return null;
    const failures = await listCardFailures(db, { networkHash, since, most: mostCardFailures });
    return waitAfterFailures(failures, now);
  });
}
