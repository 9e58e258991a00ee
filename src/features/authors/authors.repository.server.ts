import type { Queryable } from '#platform/database/database.server.ts';

export async function getAuthorName(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('authors').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** Returns whether another person of the site has a name. */
export async function isNameTaken(db: Queryable, name: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('authors')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}
