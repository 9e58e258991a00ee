import type { Queryable } from '#platform/database/database.server.ts';

/** Returns all redirects, by address. */
export async function listRedirects(db: Queryable): Promise<{ path: string; target: string }[]> {
  return db.selectFrom('redirects').select(['path', 'target']).orderBy('path').execute();
}
