import type { Queryable } from '#platform/database/database.server.ts';
import type { RecordKey } from '../content.repository.server.ts';
import type { ContentPreviewLinkTable } from '../content.tables.ts';

export async function insertPreviewLink(
  trx: Queryable,
  link: Omit<ContentPreviewLinkTable, 'withdrawnAt'>,
): Promise<void> {
  await trx
    .insertInto('contentPreviewLinks')
    .values({ ...link, withdrawnAt: null })
    .execute();
}

export async function getPreviewLink(
  db: Queryable,
  tokenHash: string,
): Promise<Omit<ContentPreviewLinkTable, 'tokenHash'> | null> {
  const row = await db
    .selectFrom('contentPreviewLinks')
    .select(['kind', 'id', 'createdBy', 'createdAt', 'endsAt', 'withdrawnAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the links of a record that open it now, the newest first, with who made them. */
export async function listOpenLinks(db: Queryable, { kind, id }: RecordKey, now: string) {
  return db
    .selectFrom('contentPreviewLinks')
    .leftJoin('people', 'people.id', 'createdBy')
    .select(['contentPreviewLinks.createdAt', 'endsAt', 'people.name as createdBy'])
    .where('kind', '=', kind)
    .where('contentPreviewLinks.id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('contentPreviewLinks.createdAt', 'desc')
    .execute();
}

/** Withdraws the links of a record that are open; returns how many they were. */
export async function closeLinks(
  trx: Queryable,
  { kind, id }: RecordKey,
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('contentPreviewLinks')
    .set({ withdrawnAt: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
