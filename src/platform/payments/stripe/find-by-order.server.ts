import type Stripe from 'stripe';

type Noted = { created: number; metadata: Stripe.Metadata };
type Asked<T> = AsyncIterable<T>;

/** Stripe keeps a key for a day at least; what is older than that is in its search index. */
const keyLifetime = 24 * 60 * 60;

/** The resources of Stripe's client that hold objects with an order noted on them. */
export type NotedResource<T extends Noted> = {
  search(params: { query: string }): Asked<T>;
  list(params: { created: { gte: number }; limit: number }): Asked<T>;
};

/** The oldest object with the order noted on it: every asker must choose the same. */
async function oldestOf<T extends Noted>(objects: Asked<T>, orderId: string): Promise<T | null> {
  let oldest: T | null = null;
  for await (const object of objects)
    if (object.metadata.orderId === orderId && object.created <= (oldest?.created ?? Infinity))
      oldest = object;
  return oldest;
}

/** Asks Stripe's search index. It may not know yet what was made in the last hour. */
export function searchByOrder<T extends Noted>(
  resource: NotedResource<T>,
  orderId: string,
): Promise<T | null> {
  const quoted = orderId.replace(/[\\']/g, '\\$&');
  return oldestOf(resource.search({ query: `metadata['orderId']:'${quoted}'` }), orderId);
}

/** Goes through everything of the last day, which is never behind. */
export function listByOrder<T extends Noted>(
  resource: NotedResource<T>,
  orderId: string,
): Promise<T | null> {
  const gte = Math.floor(Date.now() / 1000) - keyLifetime;
  return oldestOf(resource.list({ created: { gte }, limit: 100 }), orderId);
}
