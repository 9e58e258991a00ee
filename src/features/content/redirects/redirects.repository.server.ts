import { sql } from 'kysely';
import { containsEach } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareWrite } from '#platform/database/prepare-read.server.ts';

/** Returns where an address leads now; null if it was never given up. */
export async function getRedirect(db: Queryable, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('target')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.target ?? null;
}

/** Makes an address lead to another one, and those that led to it; no address leads to itself. */
export async function addRedirect(
  trx: Queryable,
  { path, target, at }: { path: string; target: string; at: string },
): Promise<void> {
  await removeRedirect(trx, target);
  await trx.updateTable('redirects').set({ target }).where('target', '=', path).execute();
  await trx
    .insertInto('redirects')
    .values({ path, target, at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target, at }))
    .execute();
}

const deleteRedirect = prepareWrite((db, { path }: Placeholders<{ path: string }>) =>
  db.deleteFrom('redirects').where('path', '=', path),
);

/** An address that is used again leads nowhere else. */
export async function removeRedirect(trx: Queryable, path: string): Promise<void> {
  await deleteRedirect(trx, { path });
}

/** Returns redirects of which an address has the text, the newest first, and how many there are. */
export async function listRedirects(
  db: Queryable,
  { q, limit, offset }: { q: string; limit: number; offset: number },
) {
  const found = db.selectFrom('redirects').where(containsEach(sql`path || ' ' || target`, q));
  const redirects = await found
    .select(['path', 'target', 'at'])
    .orderBy('at', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute();
  const row = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst();
  return { redirects, total: Number(row?.total ?? 0) };
}
