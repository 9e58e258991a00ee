import { copyAddress } from '#core/picture.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Returns the address of the smallest copy of each picture, by the picture's own; what has no copy,
 * such as a drawn tile, is not in it.
 */
export async function listThumbs(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .select(['address', 'shown'])
    .where('address', 'in', [...new Set(addresses)])
    .where('state', '=', 'ready')
    .execute();
  return new Map(
    rows.flatMap(({ address, shown: { widths } }) =>
      widths[0] === undefined ? [] : [[address, copyAddress(address, widths[0], 'webp')]],
    ),
  );
}
