import { queryOptions } from '#query/query-options.ts';
import type { Offer } from './offers.ts';

/** The offers that run now, the one that ends last first. */
export function runningOffersQuery() {
  return queryOptions<Offer[]>({ queryKey: ['/api/offers'] });
}
