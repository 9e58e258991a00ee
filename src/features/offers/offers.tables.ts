import type { Instant } from '#platform/database/columns.ts';

export type OfferTable = {
  id: string;
  title: string;
  titlePt: string | null;
  packageId: string | null;
  endsAt: Instant;
};

export type OffersTables = {
  offers: OfferTable;
};
