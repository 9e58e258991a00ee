import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { EarlierPrice } from './reduce-price.ts';

type AskedPrice = { packageId: string; priceCents: number; currency: string };

/** Records that the full price of a package is not asked any more from `endedAt` (a UTC instant) on. */
export async function recordFullPrice(
  trx: Queryable,
  price: AskedPrice,
  endedAt: string,
): Promise<void> {
  const row = { id: newId(), ...price, startedAt: null, endedAt };
  await trx.insertInto('packagePrices').values(row).execute();
}

/** Records the reduced price of an offer, which is asked until the offer ends. */
export async function recordReducedPrice(
  trx: Queryable,
  price: AskedPrice & { startedAt: string; endedAt: string },
  offerId: string,
): Promise<void> {
  const { startedAt, endedAt, priceCents } = price;
  await trx
    .insertInto('packagePrices')
    .values({ id: `${offerId}:${startedAt}`, ...price })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ endedAt, priceCents }))
    .execute();
}

/** Ends the reduced price of an offer that began at `startedAt`. */
export async function endReducedPrice(
  trx: Queryable,
  { offerId, startedAt }: { offerId: string; startedAt: string },
  endedAt: string,
): Promise<void> {
  await trx
    .updateTable('packagePrices')
    .set({ endedAt })
    .where('id', '=', `${offerId}:${startedAt}`)
    .where('endedAt', '>', endedAt)
    .execute();
}

/** Returns the recorded prices of packages, in their currencies of now. */
export async function listEarlierPrices(
  db: Queryable,
  packageIds: readonly string[],
): Promise<(EarlierPrice & { packageId: string })[]> {
  if (packageIds.length === 0) return [];
  return db
    .selectFrom('packagePrices')
    .innerJoin('servicePackages', 'servicePackages.id', 'packagePrices.packageId')
    .whereRef('servicePackages.currency', '=', 'packagePrices.currency')
    .select(['packageId', 'packagePrices.priceCents', 'startedAt', 'endedAt'])
    .where('packageId', 'in', [...packageIds])
    .execute();
}
