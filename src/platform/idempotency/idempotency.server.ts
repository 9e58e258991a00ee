import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { problem } from '#platform/http/problem.server.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'remembered answer', 32));
}

/** Encrypts a text with `key`. Returns nonce, authentication tag and cipher text in base64. */
export function seal(text: string, key: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, cipherKey(key), nonce);
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a sealed text. Throws if the key is wrong or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decryption = createDecipheriv(cipher, cipherKey(key), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decryption.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decryption.final()]).toString('utf8');
}

/** A request with a key. The fields of `request` must always be in the same order. */
type KeyedRequest = { scope: string; key: string; request: unknown };

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
async function findStoredResponse(
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
async function storeResponse(
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

/**
 * A request that may be repeated. `key` is its `Idempotency-Key`, or null without one; `request` is
 * its content, whose fields must always be in the same order.
 */
type IdempotentRequest = { scope: string; key: string | null; request: unknown };

export type KeyReused = { code: 'idempotency_key_reused' };

/**
 * Runs `decide` once per key. For a day the same key returns the first value for the same request
 * and is refused for another one. Refusals are not stored. The value must be serializable as JSON.
 */
export async function withIdempotencyKey<Value, Refusal>(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  trx: Queryable,
  { key, ...rest }: IdempotentRequest,
  decide: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | KeyReused>> {
  if (key === null) return decide();
  const keyed = { key, ...rest };
  const found = await findStoredResponse({ database, trx }, keyed, clock());
  if (found === 'reused') return refuse({ code: 'idempotency_key_reused' });
  if (found) return accept(JSON.parse(found.body) as Value);
  const outcome = await decide();
  if (outcome.ok) {
    const response = { status: 201, body: JSON.stringify(outcome.value) };
    await storeResponse(trx, keyed, response, clock());
  }
  return outcome;
}

const maxLength = 255;

/** Reads the `Idempotency-Key`, null without one. The refusal is the 400 response to send. */
export function readIdempotencyKey(c: HonoContext): Result<string | null, Response> {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length <= maxLength) return accept(key === '' ? null : key);
  const title = `Idempotency-Key is longer than ${maxLength} characters`;
  return refuse(problem(c, { status: 400, code: 'invalid_idempotency_key', title }));
}
