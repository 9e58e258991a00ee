import type { Selectable } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { FileTable, PictureTable } from './files.tables.ts';

export type FileRow = Selectable<FileTable>;
export type PictureRow = Selectable<PictureTable>;
type NewPicture = Omit<PictureTable, 'copies' | 'shown' | 'inside'> & {
  copies: string;
  shown: string;
  inside?: string | null;
};

/** Adds a file; returns whether its id was free. */
export async function insertFile(trx: Queryable, file: FileTable): Promise<boolean> {
  const added = await trx
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function insertPicture(trx: Queryable, picture: NewPicture): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute();
}

export async function getFile(db: Queryable, id: string): Promise<FileRow | null> {
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns those of the ids that a file has, also one that was removed. */
export async function listKnown(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export async function getPicture(db: Queryable, fileId: string): Promise<PictureRow | null> {
  const row = await db
    .selectFrom('pictures')
    .selectAll()
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateFile(
  trx: Queryable,
  id: string,
  changes: Pick<FileTable, 'removedAt'>,
): Promise<void> {
  await trx.updateTable('files').set(changes).where('id', '=', id).execute();
}

export async function updatePicture(
  trx: Queryable,
  fileId: string,
  changes: Partial<NewPicture>,
): Promise<void> {
  await trx.updateTable('pictures').set(changes).where('fileId', '=', fileId).execute();
}

/** Whether a public record of content names the file. */
/** Returns whether a record of content names a file, in what is public or in its draft. */
export async function isFileOf(
  db: Queryable,
  fileId: string,
  { kind, id }: { kind: string; id: string },
): Promise<boolean> {
  const use = await db
    .selectFrom('fileUses')
    .select('fileId')
    .where('fileId', '=', fileId)
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

export async function isFilePublic(db: Queryable, fileId: string): Promise<boolean> {
  const use = await db
    .selectFrom('fileUses')
    .select('fileId')
    .where('fileId', '=', fileId)
    .where('isPublic', '=', true)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}
