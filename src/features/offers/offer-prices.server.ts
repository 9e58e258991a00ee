import type { Queryable } from '#platform/database/database.server.ts';
import { getFullPrice, getPackageOffer, type OfferRow } from './offers.repository.server.ts';
import { recordFullPrice } from './reductions/earlier-prices.repository.server.ts';
import { reducePrice } from './reductions/reduce-price.ts';

/** Returns what a package costs at `now` (a UTC instant), in cents, and the offer that is about it. */
export async function offerPrice(
  db: Queryable,
  { packageId, fullCents }: { packageId: string; fullCents: number },
  now: string,
): Promise<{ priceCents: number; offer: OfferRow | null }> {
  const offer = await getPackageOffer(db, packageId, now);
  return { priceCents: offer ? reducePrice(fullCents, offer) : fullCents, offer };
}

/** Records the price that a package had until `at` (a UTC instant), if it is about to change. */
export async function recordPriceChange(
  trx: Queryable,
  { packageId, priceCents }: { packageId: string; priceCents: unknown },
  at: string,
): Promise<void> {
  const before = await getFullPrice(trx, packageId);
  if (before && before.priceCents !== priceCents)
    await recordFullPrice(trx, { packageId, ...before }, at);
}
