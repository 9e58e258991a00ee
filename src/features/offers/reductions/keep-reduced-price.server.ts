import type { Queryable } from '#platform/database/database.server.ts';
import { getFullPrice, type OfferRow } from '../offers.repository.server.ts';
import { endReducedPrice, recordReducedPrice } from './earlier-prices.repository.server.ts';
import { hasReduction, reducePrice } from './reduce-price.ts';

type ReducedOffer = OfferRow & { packageId: string; startsAt: string };

function isReduced(offer: OfferRow | null): offer is ReducedOffer {
  return Boolean(offer?.packageId && offer.startsAt) && offer !== null && hasReduction(offer);
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

/** Records the reduced price of an offer that was written at `now`, and ends the one before it. */
export async function keepReducedPrice(
  trx: Queryable,
  { before, after }: { before: OfferRow | null; after: OfferRow },
  now: string,
): Promise<void> {
  if (isReduced(before) && before.startsAt !== after.startsAt)
    await endReducedPrice(trx, { offerId: before.id, startedAt: before.startsAt }, now);
  const full = isReduced(after) ? await getFullPrice(trx, after.packageId) : null;
  if (!isReduced(after) || !full) return;
  const { id, packageId, startsAt: startedAt, endsAt: endedAt } = after;
  const priceCents = reducePrice(full.priceCents, after);
  const price = { packageId, currency: full.currency, priceCents, startedAt, endedAt };
  await recordReducedPrice(trx, price, id);
}
