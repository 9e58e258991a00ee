import { hashToken } from '#core/ids.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { seal, unseal } from './seal.server.ts';

/** A keyed request: `request` is what was asked, in an order of fields that does not vary. */
export type KeyedRequest = { scope: string; key: string; request: unknown };

/** An answer as it was given; `body` is its exact text. */
export type RememberedAnswer = { status: number; body: string };

const remembered = 24 * 3_600_000;

function requestHash(request: unknown): string {
  return hashToken(JSON.stringify(request));
}

/**
 * Waits until no other transaction works on the same key, then tells what was answered before:
 * the answer, `reused` when the key came with another request, null when it is new. An answer is
 * remembered for a day.
 */
export async function findAnswer(
  { database, trx }: { database: Database; trx: Queryable },
  { scope, key, request }: KeyedRequest,
  now: Date,
): Promise<RememberedAnswer | 'reused' | null> {
  const keyHash = hashToken(key);
  await database.lock(trx, `idempotency:${scope}:${keyHash}`);
  const oldest = new Date(now.getTime() - remembered).toISOString();
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

/** Remembers the answer in the transaction of its cause. */
export async function rememberAnswer(
  trx: Queryable,
  { scope, key, request }: KeyedRequest,
  { status, body }: RememberedAnswer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values({
      scope,
      keyHash: hashToken(key),
      requestHash: requestHash(request),
      status,
      // Sealed, because an answer may hold a link that opens a booking.
      body: JSON.stringify(seal(body, key)),
      createdAt: now.toISOString(),
    })
    .execute();
}
