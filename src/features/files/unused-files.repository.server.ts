import type { Queryable } from '#platform/database/database.server.ts';
import type { FileTable } from './files.tables.ts';

/** Deletes the rows of files that were removed before an instant. */
export async function deleteRemoved(trx: Queryable, before: string): Promise<void> {
  const removed = await trx
    .selectFrom('files')
    .select('id')
    .where('removedAt', '<', before)
    .limit(1000)
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('pictures').where('fileId', 'in', ids).execute();
  await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Returns which of the places hold the bytes of a file. */
export async function findUsedPlaces(
  db: Queryable,
  storage: FileTable['storage'],
  places: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('place')
    .where('storage', '=', storage)
    .where('place', 'in', places)
    .execute();
  return new Set(rows.map(({ place }) => place));
}
