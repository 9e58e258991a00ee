import type { Queryable } from '#platform/database/database.server.ts';

/** Returns which of some pictures have no alternative text, with the names of their files. */
export async function listWordless(
  db: Queryable,
  addresses: readonly string[],
): Promise<{ address: string; name: string }[]> {
  if (addresses.length === 0) return [];
  return db
    .selectFrom('pictures')
    .innerJoin('files', 'files.id', 'pictures.fileId')
    .select(['pictures.address', 'files.name'])
    .where('pictures.address', 'in', addresses)
    .where('pictures.alt', '=', '')
    .execute();
}
