import type { Selectable } from 'kysely';
import { formatPrice } from '#core/money.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import type { OfferTable } from './offers.tables.ts';
import type { Offer } from './offers.ts';
import { listEarlierPrices } from './reductions/earlier-prices.repository.server.ts';
import { hasReduction, lowestEarlierPrice, reducePrice } from './reductions/reduce-price.ts';

const selectRunning = prepareRead((db, { now }: Placeholders<{ now: string }>) =>
  db
    .selectFrom('offers')
    .leftJoin('servicePackages', 'servicePackages.id', 'offers.packageId')
    .selectAll('offers')
    .select(['servicePackages.priceCents', 'servicePackages.currency'])
    .where('endsAt', '>', now)
    .orderBy('endsAt', 'desc')
    .orderBy('offers.id'),
);

type Running = Awaited<ReturnType<typeof selectRunning>>[number];

/** The reduced price of an offer's package, the full one, and the lowest of the 30 days before. */
type Prices = Pick<Offer, 'price' | 'fullPrice' | 'lowestPrice'>;

function isReduced(
  row: Running,
): row is Running & { packageId: string; priceCents: number; currency: string } {
  return row.priceCents !== null && row.currency !== null && hasReduction(row);
}

function pricesOf(
  row: Running,
  earlier: Awaited<ReturnType<typeof listEarlierPrices>>,
  now: string,
): Prices {
  if (!isReduced(row)) return {};
  const { packageId, priceCents, currency, startsAt } = row;
  const own = earlier.filter((price) => price.packageId === packageId);
  const format = (cents: number) => formatPrice({ cents, currency });
  return {
    price: format(reducePrice(priceCents, row)),
    fullPrice: format(priceCents),
    lowestPrice: format(lowestEarlierPrice(priceCents, own, startsAt ?? now)),
  };
}

/** Returns the offers that end after `now` (a UTC instant), the one that ends last first. */
export async function listRunningOffers(db: Queryable, now: string): Promise<Offer[]> {
  const rows = await selectRunning(db, { now });
  const reduced = rows.filter(isReduced).map(({ packageId }) => packageId);
  const earlier = await listEarlierPrices(db, reduced);
  return rows.map((row) => {
    const { id, title, titlePt, packageId, endsAt, adds, addsPt } = row;
    const shown = omitNulls({ id, title, titlePt, packageId, endsAt, adds, addsPt });
    return { ...shown, ...pricesOf(row, earlier, now) };
  });
}

/** Returns the offer that ends last among those ending after `now` (a UTC instant), or null. */
export async function getCurrentOffer(db: Queryable, now: string): Promise<Offer | null> {
  const [offer] = await listRunningOffers(db, now);
  return offer ?? null;
}

export type OfferRow = Selectable<OfferTable>;

export async function getOffer(db: Queryable, id: string): Promise<OfferRow | null> {
  const row = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns the offers about a package that end after `now`, the one that ends last first. */
export async function findOffersOf(
  db: Queryable,
  packageId: string,
  now: string,
): Promise<OfferRow[]> {
  const rows = await selectRunning(db, { now });
  return rows.filter((row) => row.packageId === packageId);
}

/** Returns the offer about a package at `now`: of several, the one that ends last. Null without one. */
export async function getPackageOffer(
  db: Queryable,
  packageId: string,
  now: string,
): Promise<OfferRow | null> {
  const [offer] = await findOffersOf(db, packageId, now);
  return offer ?? null;
}

/** Returns the price of a package on the site; null if there is no such package. */
export async function getFullPrice(
  db: Queryable,
  id: string,
): Promise<{ priceCents: number; currency: string } | null> {
  const row = await db
    .selectFrom('servicePackages')
    .select(['priceCents', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
