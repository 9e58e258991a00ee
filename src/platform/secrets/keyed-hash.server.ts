import { createHmac } from 'node:crypto';
import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { networkGroup } from '#platform/http/address-group.ts';

/** Returns a key that the server has generated; throws if the database has none of this name. */
export async function requireSecret(db: Queryable, name: string): Promise<string> {
  const { value } = await db
    .selectFrom('serverSecrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Returns the maker of keyed hashes, for many texts. */
export async function keyedHashes(db: Queryable): Promise<(text: string) => string> {
  const value = await requireSecret(db, 'addresses');
  return (text) => createHmac('sha256', value).update(text).digest('hex');
}

/**
 * Returns the HMAC-SHA-256, in hex, of a short text such as an address, with a key from the
 * database. Hashes can be compared, and without the key they cannot be reversed by brute force.
 */
export async function keyedHash(db: Queryable, text: string): Promise<string> {
  return (await keyedHashes(db))(text);
}

/** Returns the `keyedHash` of the visitor's network, or null if its address is not known. */
export async function networkHashOf(
  context: Pick<Context, 'actor'>,
  db: Queryable,
): Promise<string | null> {
  const address = actorAddress(context);
  return address === null ? null : keyedHash(db, networkGroup(address));
}
