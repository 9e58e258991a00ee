import type Stripe from 'stripe';
import type { Charge } from '../payment-provider.server.ts';

type Tagged = { created: number; metadata: Stripe.Metadata };

/** Seconds that Stripe keeps a key at least; older objects are in its search index. */
const keyLifetime = 24 * 60 * 60;

/** A resource of Stripe's client whose objects have the order's id in their metadata. */
export type SearchableByOrder<T extends Tagged> = {
  search(params: { query: string }): AsyncIterable<T>;
  list(params: { created: { gte: number }; limit: number }): AsyncIterable<T>;
};

/** Returns the oldest object of an order, so that all callers choose the same one. */
async function findOldest<T extends Tagged>(
  objects: AsyncIterable<T>,
  orderId: string,
): Promise<T | null> {
  let oldest: T | null = null;
  for await (const object of objects)
    if (object.metadata.orderId === orderId && object.created <= (oldest?.created ?? Infinity))
      oldest = object;
  return oldest;
}

/** Whether Stripe still has the keys of an order's requests: an hour is left for its clock. */
function hasLivingKeys(orderedAt: string): boolean {
  const age = Date.now() - new Date(orderedAt).getTime();
  return age < (keyLifetime - 60 * 60) * 1000;
}

/**
 * Searches Stripe's index, which may lag behind by an hour, for what was made for an order. For a new
 * order Stripe's keys find it, so that checkout needs no search.
 */
export async function searchByOrder<T extends Tagged>(
  resource: SearchableByOrder<T>,
  { orderId, orderedAt }: Pick<Charge, 'orderId' | 'orderedAt'>,
): Promise<T | null> {
  if (hasLivingKeys(orderedAt)) return null;
  const quoted = orderId.replace(/[\\']/g, '\\$&');
  return findOldest(resource.search({ query: `metadata['orderId']:'${quoted}'` }), orderId);
}

/** Reads the list of the last day, which is always up to date. */
export function listByOrder<T extends Tagged>(
  resource: SearchableByOrder<T>,
  orderId: string,
): Promise<T | null> {
  const gte = Math.floor(Date.now() / 1000) - keyLifetime;
  return findOldest(resource.list({ created: { gte }, limit: 100 }), orderId);
}
