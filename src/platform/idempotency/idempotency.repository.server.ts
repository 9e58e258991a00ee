import { hashToken } from '#core/ids.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { seal, unseal } from './seal.server.ts';

/** A request with a key. The fields of `request` must always be in the same order. */
export type KeyedRequest = { scope: string; key: string; request: unknown };

/** A response; `body` is its exact text. */
export type StoredResponse = { status: number; body: string };

const lifetime = 24 * 3_600_000;

function requestHash(request: unknown): string {
  return hashToken(JSON.stringify(request));
}

/**
 * Locks the key until the end of the transaction and returns its stored response: null if the key
 * is new or older than a day, `reused` if it was used for another request.
 */
export async function findStoredResponse(
  { database, trx }: { database: Database; trx: Queryable },
  { scope, key, request }: KeyedRequest,
  now: Date,
): Promise<StoredResponse | 'reused' | null> {
  const keyHash = hashToken(key);
  await database.lock(trx, `idempotency:${scope}:${keyHash}`);
  const oldest = new Date(now.getTime() - lifetime).toISOString();
  await trx.deleteFrom('idempotencyKeys').where('createdAt', '<', oldest).execute();
  const row = await trx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.requestHash !== requestHash(request)) return 'reused';
  return { status: row.status, body: unseal(String(row.body), key) };
}

/** Stores a response in the transaction that it reports on. */
export async function storeResponse(
  trx: Queryable,
  { scope, key, request }: KeyedRequest,
  { status, body }: StoredResponse,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values({
      scope,
      keyHash: hashToken(key),
      requestHash: requestHash(request),
      status,
      // Encrypted, because a response may contain the manage link of a booking.
      body: JSON.stringify(seal(body, key)),
      createdAt: now.toISOString(),
    })
    .execute();
}
