import { createHmac, timingSafeEqual } from 'node:crypto';
import { withPrefix } from '#core/site-address.ts';
import { languageOf, prefixOf } from '#i18n/language.ts';
import { subscriptionPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';
import { getOrder, type Order } from './orders.repository.server.ts';

const separator = '.';

async function subscriptionMac(db: Queryable, orderId: string): Promise<string> {
  const key = await requireSecret(db, 'subscriptions');
  return createHmac('sha256', key).update(orderId).digest('base64url');
}

/** Returns the token by which the subscriber of an order sees it; the same one each time, without a row. */
export async function subscriberToken(db: Queryable, orderId: string): Promise<string> {
  return orderId + separator + (await subscriptionMac(db, orderId));
}

/** Returns the subscription order of a token, or null if it is not one that this server has signed. */
export async function getSubscribedOrder(db: Queryable, token: string): Promise<Order | null> {
  const [id = '', mac = ''] = token.split(separator);
  const expected = Buffer.from(await subscriptionMac(db, id));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const order = await getOrder(db, id);
  return order?.subscriptionId ? order : null;
}

/** Returns the URL of the subscriber's page of an order, in its language; null if it is paid once. */
export async function subscriberUrl(
  { origin }: Pick<Context, 'origin'>,
  db: Queryable,
  { id, interval, language }: Pick<Order, 'id' | 'interval' | 'language'>,
): Promise<string | null> {
  if (interval === 'one-time') return null;
  const token = await subscriberToken(db, id);
  return origin + withPrefix(prefixOf[languageOf(language)], subscriptionPath.href({ token }));
}

const idLength = 16;

/** Returns the first half of the HMAC-SHA-256 of an order's id. */
function withdrawalMac(key: string, id: Buffer): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, idLength);
}

/**
 * Returns the token of the link by which an order, or a quote, is withdrawn from: the bytes of its id, a
 * UUID, and of their signature, in base64url. It is the same each time and needs no row.
 */
export async function withdrawalToken(db: Queryable, subjectId: string): Promise<string> {
  const id = Buffer.from(subjectId.replaceAll('-', ''), 'hex');
  const mac = withdrawalMac(await requireSecret(db, 'withdraw'), id);
  return Buffer.concat([id, mac]).toString('base64url');
}

/** Returns the id of the order, or of the quote, behind a token; null if we did not sign it. */
export async function idOfWithdrawalToken(db: Queryable, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * idLength || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, idLength);
  const mac = withdrawalMac(await requireSecret(db, 'withdraw'), id);
  if (!timingSafeEqual(mac, bytes.subarray(idLength))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
