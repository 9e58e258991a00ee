import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';
import { getOrder, type Order } from './orders.repository.server.ts';

const separator = '.';

async function macOf(db: Queryable, orderId: string): Promise<string> {
  const key = await requireSecret(db, 'subscriptions');
  return createHmac('sha256', key).update(orderId).digest('base64url');
}

/** Returns the token by which the subscriber of an order sees it; the same one each time, without a row. */
export async function subscriberToken(db: Queryable, orderId: string): Promise<string> {
  return orderId + separator + (await macOf(db, orderId));
}

/** Returns the subscription order of a token, or null if it is not one that this server has signed. */
export async function getSubscribedOrder(db: Queryable, token: string): Promise<Order | null> {
  const [id = '', mac = ''] = token.split(separator);
  const expected = Buffer.from(await macOf(db, id));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const order = await getOrder(db, id);
  return order?.subscriptionId ? order : null;
}
