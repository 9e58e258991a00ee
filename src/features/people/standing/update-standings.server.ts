import { setImmediate } from 'node:timers/promises';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  hasPersonChanges,
  replaceStandings,
  takePersonChanges,
  workOutStandings,
} from './standing.repository.server.ts';

/** On SQLite a batch holds the process: so many people take some 10 ms there. */
const batchSize = 100;

/**
 * Works out again where those people stand whose rows changed, and serves others between batches. Safe to
 * run in several processes at once.
 */
export async function updateStandings(context: Context): Promise<void> {
  const { database } = context;
  while (await database.read(hasPersonChanges)) {
    await transact(context, async (trx) => {
      await database.lock(trx, 'person-standings');
      const ids = await takePersonChanges(trx, batchSize);
      if (ids.length > 0) await replaceStandings(trx, ids, await workOutStandings(trx, ids));
    });
    // The promises of SQLite resolve at once, and would let nobody else have a turn.
    await setImmediate();
  }
}
