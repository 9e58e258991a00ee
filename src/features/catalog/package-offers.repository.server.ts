import type { Queryable } from '#platform/database/database.server.ts';

/** Returns whether an offer on the site is about a package. */
export async function hasOffers(db: Queryable, packageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('packageId', '=', packageId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
