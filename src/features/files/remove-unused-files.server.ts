import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { FileStore, StoredFile } from '#platform/files/file-store.server.ts';
import { deleteRemoved, findUsedPlaces } from './unused-files.repository.server.ts';

const day = 86_400_000;
const batchSize = 500;

/** Removes what broken uploads left on this machine. */
async function removeAbandoned(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const at = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => before,
    );
    if (at < before) await rm(path, { recursive: true, force: true });
  }
}

/** The place of the file that `place` is a copy of, or `place`. */
function originalOf(place: string): string {
  return place.replace(/\.\d+\.\w+$/, '');
}

async function removeUnusedOf(
  { database }: Context,
  store: FileStore,
  batch: readonly StoredFile[],
): Promise<number> {
  const places = [...new Set(batch.map(({ place }) => originalOf(place)))];
  const used = await database.read((db) => findUsedPlaces(db, store.storage, places));
  const unused = batch.filter(({ place }) => !used.has(originalOf(place)));
  for (const stored of unused) await store.remove(stored);
  return unused.length;
}

/**
 * Forgets files that were removed a day ago, and removes bytes without a row that were stored before
 * that. Returns how many files of the store it removed.
 */
export async function removeUnusedFiles(context: Context): Promise<number> {
  const { files, clock } = context;
  const before = clock().getTime() - day;
  await transact(context, (trx) => deleteRemoved(trx, toInstant(new Date(before))));
  await removeAbandoned(files.incoming, before);
  let removed = 0;
  let batch: StoredFile[] = [];
  for await (const stored of files.current.list()) {
    if (stored.changedAt < before) batch.push(stored);
    if (batch.length < batchSize) continue;
    removed += await removeUnusedOf(context, files.current, batch);
    batch = [];
  }
  if (batch.length > 0) removed += await removeUnusedOf(context, files.current, batch);
  return removed;
}
