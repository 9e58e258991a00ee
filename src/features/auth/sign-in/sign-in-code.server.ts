import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#platform/database/database.server.ts';

const digits = 6;

/** Returns a new code of six digits. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/**
 * Returns the HMAC of a code under a key of the database. The id is part of it, so that equal codes
 * of two requests have different hashes.
 */
export async function hashCode(db: Queryable, id: string, code: string): Promise<string> {
  const { value } = await db
    .selectFrom('serverSecrets')
    .select('value')
    .where('name', '=', 'codes')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', value).update(`${id}:${code}`).digest('hex');
}

/** Compares two hashes in constant time; null equals nothing. */
export function isSameHash(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
