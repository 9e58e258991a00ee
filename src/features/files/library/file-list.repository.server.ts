import { sql } from 'kysely';
import type { Picture } from '#core/picture.ts';
import { containsEach } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { FileRow } from '../files.repository.server.ts';
import type { PictureTable } from '../files.tables.ts';

export type FileFilter = {
  id?: string;
  /** A part of the name or of the alternative texts. */
  q?: string | undefined;
  only?: 'pictures' | 'documents' | 'unused' | 'without-alt' | undefined;
  limit: number;
  offset: number;
};

export type ListedFile = Pick<FileRow, 'id' | 'name' | 'mime' | 'size' | 'scan'> & {
  createdAt: string;
  removedAt: string | null;
  uploadedBy: string | null;
  address: string | null;
  state: PictureTable['state'] | null;
  shown: Picture | null;
};

function filtered(db: Queryable, { id, q, only }: Omit<FileFilter, 'limit' | 'offset'>) {
  let query = db
    .selectFrom('files')
    .leftJoin('pictures', 'pictures.fileId', 'files.id')
    .leftJoin('staff', 'staff.personId', 'files.personId')
    .where('files.kind', 'not in', ['invoice', 'message']);
  if (id !== undefined) return query.where('files.id', '=', id);
  query = query.where('files.removedAt', 'is', null);
  if (only === 'pictures') query = query.where('pictures.fileId', 'is not', null);
  if (only === 'documents') query = query.where('pictures.fileId', 'is', null);
  if (only === 'without-alt') query = query.where('pictures.alt', '=', '');
  if (only === 'unused')
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fileUses').select('recordId').whereRef('fileUses.fileId', '=', 'files.id'),
        ),
      ),
    );
  if (q) {
    const searched = sql`files.name || ' ' || coalesce(pictures.alt, '') || ' '
      || coalesce(pictures.alt_pt, '')`;
    query = query.where(containsEach(searched, q));
  }
  return query;
}

/** Returns files, the newest first. */
export async function listFileRows(
  db: Queryable,
  { limit, offset, ...filter }: FileFilter,
): Promise<ListedFile[]> {
  return filtered(db, filter)
    .select(['files.id', 'files.name', 'files.mime', 'files.size', 'files.scan'])
    .select(['files.createdAt', 'files.removedAt', 'staff.name as uploadedBy'])
    .select(['pictures.address', 'pictures.state', 'pictures.shown'])
    .orderBy('files.createdAt', 'desc')
    .orderBy('files.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countFiles(
  db: Queryable,
  filter: Omit<FileFilter, 'limit' | 'offset'>,
): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
