import { setImmediate } from 'node:timers/promises';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { inTurn } from '#platform/jobs/in-turn.server.ts';
import {
  hasPersonChanges,
  replaceStandings,
  takePersonChanges,
  workOutStandings,
} from './standing.repository.server.ts';

/** On SQLite a batch holds the process and the write lock: so many people take some 10 ms there. */
const batchSize = 25;
/** What a list works out first; the job does the rest, as after an import. */
const batchesOfAList = 20;

/** Works out a batch of those whose rows changed; returns whether more are waiting. */
async function updateBatch(context: Context): Promise<boolean> {
  const { database } = context;
  await transact(context, async (trx) => {
    await database.lock(trx, 'person-standings');
    const ids = await takePersonChanges(trx, batchSize);
    if (ids.length > 0) await replaceStandings(trx, ids, await workOutStandings(trx, ids));
  });
  return database.read(hasPersonChanges);
}

/**
 * Works out where those people stand whose rows changed, for somebody who waits: 500 of them at most. Safe
 * to run in several processes at once.
 */
export async function updateStandings(context: Context): Promise<void> {
  let isWaiting = await context.database.read(hasPersonChanges);
  for (let batch = 0; isWaiting && batch < batchesOfAList; batch += 1) {
    isWaiting = await updateBatch(context);
    // The promises of SQLite resolve at once, and would let nobody else have a turn.
    await setImmediate();
  }
}

/** Works out where all stand whose rows changed. */
export async function keepStandings(context: Context): Promise<void> {
  let isWaiting = await context.database.read(hasPersonChanges);
  while (isWaiting) isWaiting = await inTurn(() => updateBatch(context));
}
