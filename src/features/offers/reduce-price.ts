import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';

/** What an offer takes off a price: a share of it, or an amount. Null or 0 is nothing. */
export type Reduction = { reductionPercent: number | null; reductionCents: number | null };

/** How far back the lowest price before a reduction is searched, in days. */
export const priorDays = 30;

/** The smallest price in cents that a reduction may leave. */
export const leastPrice = 100;

export function hasReduction({ reductionPercent, reductionCents }: Reduction): boolean {
  return Boolean(reductionPercent) || Boolean(reductionCents);
}

/** Returns a price less a reduction, in cents; part of a cent is the buyer's. Never below `leastPrice`. */
export function reducePrice(priceCents: number, reduction: Reduction): number {
  const { reductionPercent, reductionCents } = reduction;
  const share = reductionPercent ? Math.ceil((priceCents * reductionPercent) / 100) : 0;
  const reduced = priceCents - share - (reductionCents ?? 0);
  return Math.min(priceCents, Math.max(leastPrice, reduced));
}

/** A price that was asked from `startedAt` (null: since before that was recorded) to `endedAt`, in UTC. */
export type EarlierPrice = { priceCents: number; startedAt: string | null; endedAt: string };

/** The first instant of the 30 days before the day, in Lisbon, on which a reduction begins. */
function firstOfPriorDays(startsAt: string): string {
  const { day } = readClock(startsAt, companyZone);
  const first = new Date(Date.parse(`${day}T00:00:00Z`) - priorDays * 86_400_000);
  return zonedInstant(first.toISOString().slice(0, 10), '00:00', companyZone);
}

/**
 * Returns the lowest price that was asked in the 30 days before a reduction began: the full price of
 * now, or a lower one of those days.
 *
 * Decree-Law 70/2007, article 5, as Decree-Law 109-G/2021 left it (in force since 28 May 2022); read
 * on 22 November 2026. It speaks of retail sales; it is followed here for services as well.
 */
export function lowestEarlierPrice(
  fullCents: number,
  earlier: readonly EarlierPrice[],
  startsAt: string,
): number {
  const from = firstOfPriorDays(startsAt);
  const asked = earlier.filter(
    ({ startedAt, endedAt }) => endedAt >= from && (startedAt ?? '') < startsAt,
  );
  return Math.min(fullCents, ...asked.map(({ priceCents }) => priceCents));
}
