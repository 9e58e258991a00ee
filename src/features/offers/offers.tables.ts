import type { Instant } from '#platform/database/columns.ts';

export type OfferTable = {
  id: string;
  title: string;
  titlePt: string | null;
  packageId: string | null;
  endsAt: Instant;
  /** What the package has in addition. */
  adds: string | null;
  addsPt: string | null;
  reductionPercent: number | null;
  reductionCents: number | null;
  /** Since when the reduction has been asked; null before that was recorded. */
  startsAt: Instant | null;
};

/** A price of a package that is not asked any more, or that ends with its offer. */
export type PackagePriceTable = {
  id: string;
  packageId: string;
  priceCents: number;
  currency: string;
  startedAt: Instant | null;
  endedAt: Instant;
};

export type OffersTables = {
  offers: OfferTable;
  packagePrices: PackagePriceTable;
};
