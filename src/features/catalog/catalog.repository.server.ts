import { formatPrice } from '#core/money.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { ServicePackage } from './catalog.ts';

const selectPackages = prepareRead((db) =>
  db.selectFrom('servicePackages').selectAll().orderBy('sort').orderBy('id'),
);

/** Every package, in the owner's order. */
export async function listServicePackages(db: Queryable): Promise<ServicePackage[]> {
  const rows = await selectPackages(db, {});
  return rows.map(({ priceCents, currency, sort: _, ...row }) => ({
    ...omitNulls(row),
    price: formatPrice({ cents: priceCents, currency }),
  }));
}
