import { actorAddress, type Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { networkGroup } from '#platform/http/address-group.ts';
import { keyedHash } from './keyed-hash.server.ts';

/** Returns the `keyedHash` of the visitor's network, or null if its address is not known. */
export async function networkHashOf(
  context: Pick<Context, 'actor'>,
  db: Queryable,
): Promise<string | null> {
  const address = actorAddress(context);
  return address === null ? null : keyedHash(db, networkGroup(address));
}
