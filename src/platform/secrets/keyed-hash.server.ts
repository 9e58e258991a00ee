import { createHmac } from 'node:crypto';
import type { Queryable } from '#platform/database/database.server.ts';

/**
 * A short text such as an address as HMAC-SHA-256 in hex, under the key that the database holds.
 * It can be compared, and nobody without the database can try all addresses out against it.
 */
export async function keyedHash(db: Queryable, text: string): Promise<string> {
  const { value } = await db
    .selectFrom('serverSecrets')
    .select('value')
    .where('name', '=', 'addresses')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', value).update(text).digest('hex');
}
