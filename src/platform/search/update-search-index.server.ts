import { setImmediate } from 'node:timers/promises';
import { listedText } from '#core/search-ways.ts';
import type { Context } from '#platform/context/context.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import { inTurn } from '#platform/jobs/in-turn.server.ts';
import { recordWords } from './index-words.ts';
import {
  addChanges,
  addEntries,
  hasChanges,
  listChanges,
  removeChanges,
  removeEntries,
} from './search.repository.server.ts';
import type { SearchSource } from './search-source.server.ts';

/** On SQLite a batch holds the process and the write lock: so many records take some 10 ms there. */
export const recordsAtOnce = 20;
/** Each batch leaves a part more in the index; fewer than SQLite merges by itself. */
const batchesBetweenMerges = 10;
const lockName = 'search-index';

function kindsOf(sources: readonly SearchSource[]): string[] {
  return sources.map(({ kind }) => kind);
}

async function indexBatch({ database }: Context, sources: readonly SearchSource[]): Promise<void> {
  await database.transaction(async (trx) => {
    await database.lock(trx, lockName);
    const changes = await listChanges(trx, kindsOf(sources), recordsAtOnce);
    if (changes.length === 0) return;
    await removeChanges(
      trx,
      changes.map(({ id }) => id),
    );
    for (const { kind, read } of sources) {
      const ids = changes.filter((change) => change.kind === kind).map(({ refId }) => refId);
      if (ids.length === 0) continue;
      const unique = [...new Set(ids)];
      await removeEntries(trx, kind, unique);
      const records = await read(trx, unique);
      await addEntries(
        trx,
        records.map(({ id, texts, listedTexts = texts, ...shown }) => ({
          kind,
          refId: id,
          words: recordWords(...texts).join(' '),
          listed: listedText(...listedTexts),
          ...shown,
        })),
      );
    }
  });
}

/** What one search indexes first; the job does the rest, as after an upgrade. */
export const batchesOfASearch = 20;

/**
 * Indexes what changed of some kinds, at most `maxBatches` times 20 records, and serves others in between.
 * Returns whether all is indexed. Safe to run in several processes at once.
 */
export async function updateSearchIndex(
  context: Context,
  sources: readonly SearchSource[],
  maxBatches: number,
): Promise<boolean> {
  const isWaiting = () => context.database.read((db) => hasChanges(db, kindsOf(sources)));
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if (!(await isWaiting())) return true;
    await indexBatch(context, sources);
    // The promises of SQLite resolve at once, and would let nobody else have a turn.
    await setImmediate();
  }
  return !(await isWaiting());
}

/** Merges what the batches have left in many parts. */
async function mergeIndex({ database }: Context): Promise<void> {
  const { mergeSearch } = engineSql[database.engine];
  if (mergeSearch === null) return;
  while (await inTurn(() => database.transaction(mergeSearch)));
}

/** Indexes all that changed of some kinds, and keeps the index in few parts, so that searches stay quick. */
export async function keepSearchIndex(
  context: Context,
  sources: readonly SearchSource[],
): Promise<void> {
  for (let isComplete = false; !isComplete; ) {
    for (let batch = 0; batch < batchesBetweenMerges && !isComplete; batch += 1)
      isComplete = await inTurn(() => updateSearchIndex(context, sources, 1));
    await mergeIndex(context);
  }
}

/** Indexes every record again; returns how many there are. */
export async function rebuildSearchIndex(
  context: Context,
  sources: readonly SearchSource[],
): Promise<number> {
  let total = 0;
  for (const { kind, listIds } of sources) {
    const ids = await context.database.read(listIds);
    total += ids.length;
    for (let start = 0; start < ids.length; start += recordsAtOnce) {
      const chunk = ids.slice(start, start + recordsAtOnce);
      await context.database.transaction((trx) => addChanges(trx, kind, chunk));
    }
  }
  await keepSearchIndex(context, sources);
  return total;
}
