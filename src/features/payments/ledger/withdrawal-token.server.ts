import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';

const idLength = 16;

/** Returns the first half of the HMAC-SHA-256 of an order's id. */
function macOf(key: string, id: Buffer): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, idLength);
}

/**
 * Returns the token of the link by which an order is withdrawn from: the bytes of its id, a UUID, and
 * of their signature, in base64url. It is the same each time and needs no row.
 */
export async function withdrawalToken(db: Queryable, orderId: string): Promise<string> {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  const mac = macOf(await requireSecret(db, 'withdraw'), id);
  return Buffer.concat([id, mac]).toString('base64url');
}

/** Returns the id of the order behind a token, or null if we did not sign it. */
export async function orderIdOfToken(db: Queryable, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * idLength || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, idLength);
  const mac = macOf(await requireSecret(db, 'withdraw'), id);
  if (!timingSafeEqual(mac, bytes.subarray(idLength))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
