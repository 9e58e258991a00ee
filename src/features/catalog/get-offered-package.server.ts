import type { Queryable } from '#platform/database/database.server.ts';

/** A package at the catalogue's price of this moment; `priceCents` in cents of `currency`. */
export type OfferedPackage = {
  id: string;
  name: string;
  namePt: string | null;
  priceCents: number;
  currency: string;
  interval: string;
};

/** The package that can be bought under an id, null for none. */
export async function getOfferedPackage(db: Queryable, id: string): Promise<OfferedPackage | null> {
  // PostgreSQL refuses a NUL inside a text, and no id has one.
  if (id.includes('\0')) return null;
  const row = await db
    .selectFrom('servicePackages')
    .select(['id', 'name', 'namePt', 'priceCents', 'currency', 'interval'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
