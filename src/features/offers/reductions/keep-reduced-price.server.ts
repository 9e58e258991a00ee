import type { Queryable } from '#platform/database/database.server.ts';
import { findOffersOf, getFullPrice, type OfferRow } from '../offers.repository.server.ts';
import {
  getAskedPrice,
  recordReducedPrice,
  setPriceEnd,
} from './earlier-prices.repository.server.ts';
import { hasReduction, reducePrice } from './reduce-price.ts';

type ReducedOffer = OfferRow & { packageId: string; startsAt: string };

function isReduced(offer: OfferRow): offer is ReducedOffer {
  return Boolean(offer.packageId && offer.startsAt) && hasReduction(offer);
}

function isSameReduction(one: OfferRow, other: OfferRow): boolean {
  return (
    one.packageId === other.packageId &&
    (one.reductionPercent ?? 0) === (other.reductionPercent ?? 0) &&
    one.reductionCents === other.reductionCents
  );
}

/** When the reduction of an offer began: at `now`, unless it is the one that it had before. */
export function startOfReduction(before: OfferRow | null, after: OfferRow, now: string): string {
  const isSame = before !== null && before.endsAt > now && isSameReduction(before, after);
  return (isSame ? before.startsAt : null) ?? now;
}

/**
 * Records the price that an offer asks from `now` on, until it ends, and ends the one that it asked
 * before. Call it when the offer, or the full price of its package, has changed.
 */
export async function keepReducedPrice(
  trx: Queryable,
  offer: OfferRow,
  now: string,
): Promise<void> {
  const asked = await getAskedPrice(trx, offer.id, now);
  const full = isReduced(offer) ? await getFullPrice(trx, offer.packageId) : null;
  const { id, endsAt: endedAt } = offer;
  if (!isReduced(offer) || !full || endedAt <= now) {
    if (asked) await setPriceEnd(trx, asked.id, now);
    return;
  }
  const { packageId, startsAt } = offer;
  const price = { packageId, currency: full.currency };
  const priceCents = reducePrice(full.priceCents, offer);
  const isSame = asked?.packageId === packageId && asked.priceCents === priceCents;
  if (asked && isSame) return setPriceEnd(trx, asked.id, endedAt);
  if (asked) await setPriceEnd(trx, asked.id, now);
  const startedAt = asked ? now : startsAt;
  await recordReducedPrice(trx, { ...price, priceCents, startedAt, endedAt }, id);
}

/** Records the reduced prices of a package whose full price has changed. */
export async function keepReducedPricesOf(
  trx: Queryable,
  packageId: string,
  now: string,
): Promise<void> {
  for (const offer of await findOffersOf(trx, packageId, now))
    await keepReducedPrice(trx, offer, now);
}
