import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { networkHashOf } from '#platform/secrets/keyed-hash.server.ts';
import { listCardFailures } from './card-failures.repository.server.ts';
import { cardFailuresWindow, mostCardFailures, waitAfterFailures } from './card-failures.ts';

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
