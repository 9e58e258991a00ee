import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import type { FileUseTable } from './files.tables.ts';

type UsingKey = Pick<FileUseTable, 'kind' | 'recordId'>;

const selectUses = prepareRead((db, { kind, recordId }: Placeholders<UsingKey>) =>
  db.selectFrom('fileUses').selectAll().where('kind', '=', kind).where('recordId', '=', recordId),
);

export async function replaceUses(
  trx: Queryable,
  { kind, recordId }: UsingKey,
  uses: readonly FileUseTable[],
): Promise<void> {
  const known = await selectUses(trx, { kind, recordId });
  const keyOf = ({ fileId, isPublic, title }: FileUseTable) => `${fileId} ${isPublic} ${title}`;
  const before = known.map(keyOf).toSorted().join('\n');
  // Most saves change no picture: nothing is written, and no open screen reads again.
  if (before === uses.map(keyOf).toSorted().join('\n')) return;
  await trx
    .deleteFrom('fileUses')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .execute();
  if (uses.length > 0)
    await trx
      .insertInto('fileUses')
      .values([...uses])
      .execute();
}

export async function listUses(db: Queryable, fileIds: readonly string[]): Promise<FileUseTable[]> {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom('fileUses')
    .selectAll()
    .where('fileId', 'in', fileIds)
    .orderBy('kind')
    .orderBy('title')
    .orderBy('recordId')
    .orderBy('isPublic')
    .execute();
}
