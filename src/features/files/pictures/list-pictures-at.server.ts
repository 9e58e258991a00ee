import type { Queryable } from '#platform/database/database.server.ts';

export type LibraryPicture = { address: string; name: string; alt: string };

/** Returns which of some addresses are pictures of the library, public or not yet. */
export async function listPicturesAt(
  db: Queryable,
  addresses: readonly string[],
): Promise<LibraryPicture[]> {
  if (addresses.length === 0) return [];
  return db
    .selectFrom('pictures')
    .innerJoin('files', 'files.id', 'pictures.fileId')
    .select(['pictures.address', 'files.name', 'pictures.alt'])
    .where('pictures.address', 'in', addresses)
    .where('files.removedAt', 'is', null)
    .execute();
}
