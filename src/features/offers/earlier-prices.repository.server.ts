import { sql } from 'kysely';
import { newId } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { EarlierPrice } from './reduce-price.ts';

type AskedPrice = { packageId: string; priceCents: number; currency: string };
type RecordedPrice = AskedPrice & { id: string };

// Ids of reduced prices have a colon.
const isFullPrice = sql<boolean>`id not like '%:%'`;

/**
 * Records that the full price of a package is not asked any more from `endedAt` (a UTC instant) on. It
 * began when the recorded one before it ended.
 */
export async function recordFullPrice(
  trx: Queryable,
  price: AskedPrice,
  endedAt: string,
): Promise<void> {
  const last = await trx
    .selectFrom('packagePrices')
    .select(({ fn }) => fn.max('endedAt').as('endedAt'))
    .where('packageId', '=', price.packageId)
    .where(isFullPrice)
    .executeTakeFirst();
  const row = { id: newId(), ...price, startedAt: last?.endedAt ?? null, endedAt };
  await trx.insertInto('packagePrices').values(row).execute();
}

/** The prices that an offer has asked: one for each of its reductions and of its package's full prices. */
function ofOffer(offerId: string) {
  return sql<boolean>`id like ${`${offerId}:%`}`;
}

/** Returns the price that an offer asks since a moment and until it ends, or null. */
export async function getAskedPrice(
  db: Queryable,
  offerId: string,
  now: string,
): Promise<RecordedPrice | null> {
  const row = await db
    .selectFrom('packagePrices')
    .select(['id', 'packageId', 'priceCents', 'currency'])
    .where(ofOffer(offerId))
    .where('endedAt', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Records the reduced price of an offer, which is asked until the offer ends. */
export async function recordReducedPrice(
  trx: Queryable,
  price: AskedPrice & { startedAt: string; endedAt: string },
  offerId: string,
): Promise<void> {
  const row = { id: `${offerId}:${price.startedAt}`, ...price };
  await trx
    .insertInto('packagePrices')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Changes until when a reduced price is asked. */
export async function setPriceEnd(trx: Queryable, id: string, endedAt: string): Promise<void> {
  await trx.updateTable('packagePrices').set({ endedAt }).where('id', '=', id).execute();
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
