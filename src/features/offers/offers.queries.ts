import { queryOptions } from '#query/query-options.ts';
import type { Offer } from './offers.ts';

/** The offer that ends last among those that have not ended, or null if there is none. */
export function currentOfferQuery() {
  return queryOptions<Offer | null>({ queryKey: ['/api/offers/current'] });
}

/** The offers that run now, the one that ends last first. */
export function runningOffersQuery() {
  return queryOptions<Offer[]>({ queryKey: ['/api/offers'] });
}
