import type { Context } from '#platform/context/context.server.ts';
import { indexWords } from './index-words.ts';
import {
  addChanges,
  addEntries,
  hasChanges,
  listChanges,
  removeChanges,
  removeEntries,
} from './search.repository.server.ts';
import type { SearchSource } from './search-source.server.ts';

const batchSize = 200;
const lockName = 'search-index';

async function indexBatch({ database }: Context, sources: readonly SearchSource[]): Promise<void> {
  await database.transaction(async (trx) => {
    await database.lock(trx, lockName);
    const changes = await listChanges(trx, batchSize);
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
        records.map(({ id, texts, ...shown }) => ({
          kind,
          refId: id,
          words: indexWords(...texts).join(' '),
          ...shown,
        })),
      );
    }
  });
}

/**
 * Indexes what changed, at most `maxBatches` times 200 records. Returns whether all is indexed. Safe
 * to run in several processes at once.
 */
export async function updateSearchIndex(
  context: Context,
  sources: readonly SearchSource[],
  maxBatches = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if (!(await context.database.read(hasChanges))) return true;
    await indexBatch(context, sources);
  }
  return !(await context.database.read(hasChanges));
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
    for (let start = 0; start < ids.length; start += batchSize) {
      const chunk = ids.slice(start, start + batchSize);
      await context.database.transaction((trx) => addChanges(trx, kind, chunk));
    }
  }
  await updateSearchIndex(context, sources);
  return total;
}
