import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkoutPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { requireSecret } from '#platform/secrets/keyed-hash.server.ts';
import { getPaymentRequest, type PaymentRequest } from './requests.repository.server.ts';

/** Returns the key by which a client sees and pays a request: a signature, the same each time, without a row. */
export async function requestKey(db: Queryable, requestId: string): Promise<string> {
  const secret = await requireSecret(db, 'payment-requests');
  return createHmac('sha256', secret).update(requestId).digest('base64url');
}

/** Returns the path of the page on which a request is paid. */
export async function requestHref(db: Queryable, requestId: string): Promise<string> {
  return `${checkoutPath.href()}?request=${requestId}.${await requestKey(db, requestId)}`;
}

/** Returns the request of an id and its key; null for an unknown one and a wrong key alike. */
export async function getRequestByKey(
  db: Queryable,
  { id, key }: { id: string; key: string },
): Promise<PaymentRequest | null> {
  const expected = Buffer.from(await requestKey(db, id));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return getPaymentRequest(db, id);
}
