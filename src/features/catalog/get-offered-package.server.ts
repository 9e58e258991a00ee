import type { Queryable } from '#platform/database/database.server.ts';

/** A package at the catalogue's current price; `priceCents` in cents of `currency`. */
export type OfferedPackage = {
  id: string;
  name: string;
  namePt: string | null;
  priceCents: number;
  currency: string;
  interval: string;
};

/** Returns the package that can be bought under an id, or null if there is none. */
export async function getOfferedPackage(db: Queryable, id: string): Promise<OfferedPackage | null> {
  // PostgreSQL rejects a NUL in a text, and no id has one.
  if (id.includes('\0')) return null;
  const row = await db
    .selectFrom('servicePackages')
    .select(['id', 'name', 'namePt', 'priceCents', 'currency', 'interval'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
