import { offerPrice } from '#features/offers/offer-prices.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/**
 * A package as it is offered at one instant; `priceCents` in cents of `currency`, less the reduction
 * of an offer, and `fullPriceCents` without it.
 */
export type OfferedPackage = {
  id: string;
  name: string;
  namePt: string | null;
  priceCents: number;
  fullPriceCents: number;
  currency: string;
  interval: string;
  offer: { id: string; adds: string | null; addsPt: string | null } | null;
};

/** Returns the package that can be bought under an id at `now` (a UTC instant), or null. */
export async function getOfferedPackage(
  db: Queryable,
  id: string,
  now: string,
): Promise<OfferedPackage | null> {
  // PostgreSQL rejects a NUL in a text, and no id has one.
  if (id.includes('\0')) return null;
  const row = await db
    .selectFrom('servicePackages')
    .select(['id', 'name', 'namePt', 'priceCents', 'currency', 'interval'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const fullPriceCents = row.priceCents;
  const offered = await offerPrice(db, { packageId: id, fullCents: fullPriceCents }, now);
  return { ...row, ...offered, fullPriceCents };
}
