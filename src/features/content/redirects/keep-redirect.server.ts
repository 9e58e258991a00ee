import type { Queryable } from '#platform/database/database.server.ts';
import { addRedirect, getRedirect } from './redirects.repository.server.ts';

/**
 * Makes an address lead to another one; false if it does already. Where the target has itself moved
 * on, the address leads to where that leads, so that no chain and no loop begins.
 */
export async function keepRedirect(
  trx: Queryable,
  { path, target, at }: { path: string; target: string; at: string },
): Promise<boolean> {
  const end = (await getRedirect(trx, target)) ?? target;
  if (end === path || (await getRedirect(trx, path)) === end) return false;
  await addRedirect(trx, { path, target: end, at });
  return true;
}
