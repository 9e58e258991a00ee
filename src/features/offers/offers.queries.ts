import { queryOptions } from '#query/query-options.ts';
import type { Offer } from './offers.ts';

/** The offer that ends last among those that have not ended, or null if there is none. */
export function currentOfferQuery() {
  return queryOptions<Offer | null>({ queryKey: ['/api/offers/current'] });
}
