import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { formatPrice } from '#core/money.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import type { Instant } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import {
  getAskedPrice,
  listEarlierPrices,
  recordFullPrice,
  recordReducedPrice,
  setPriceEnd,
} from './earlier-prices.repository.server.ts';
import { type Offer, offerFields } from './offers.ts';
import { hasReduction, lowestEarlierPrice, reducePrice } from './reduce-price.ts';

/**
 * An offer that has not ended; `packageId` names the package it is about, if any, and `adds` what that
 * has in addition. With a reduction: `price` instead of `fullPrice`, and the lowest price of the 30 days
 * before the reduction.
 */
export const offerSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  titlePt: z.optional(z.string()),
  packageId: z.optional(z.string()),
  adds: z.optional(z.string()),
  addsPt: z.optional(z.string()),
  price: z.optional(z.string()),
  fullPrice: z.optional(z.string()),
  lowestPrice: z.optional(z.string()),
  endsAt: z.iso.datetime({ precision: 3 }),
});

export const currentOfferSchema = z.nullable(offerSchema);

export const runningOffersSchema = z.array(offerSchema);

export type OfferTable = {
  id: string;
  title: string;
  titlePt: string | null;
  packageId: string | null;
  endsAt: Instant;
  /** What the package has in addition. */
  adds: string | null;
  addsPt: string | null;
  reductionPercent: number | null;
  reductionCents: number | null;
  /** Since when the reduction has been asked; null before that was recorded. */
  startsAt: Instant | null;
};

/** A price of a package that is not asked any more, or that ends with its offer. */
export type PackagePriceTable = {
  id: string;
  packageId: string;
  priceCents: number;
  currency: string;
  startedAt: Instant | null;
  endedAt: Instant;
};

export type OffersTables = {
  offers: OfferTable;
  packagePrices: PackagePriceTable;
};

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

/** Returns what a package costs at `now` (a UTC instant), in cents, and the offer that is about it. */
export async function offerPrice(
  db: Queryable,
  { packageId, fullCents }: { packageId: string; fullCents: number },
  now: string,
): Promise<{ priceCents: number; offer: OfferRow | null }> {
  const offer = await getPackageOffer(db, packageId, now);
  return { priceCents: offer ? reducePrice(fullCents, offer) : fullCents, offer };
}

/** Records the price that a package had until `at` (a UTC instant), if it is about to change. */
export async function recordPriceChange(
  trx: Queryable,
  { packageId, priceCents }: { packageId: string; priceCents: unknown },
  at: string,
): Promise<void> {
  const before = await getFullPrice(trx, packageId);
  if (before && before.priceCents !== priceCents)
    await recordFullPrice(trx, { packageId, ...before }, at);
}

type ReducedOffer = OfferRow & { packageId: string; startsAt: string };

function isReducing(offer: OfferRow): offer is ReducedOffer {
  return Boolean(offer.packageId && offer.startsAt) && hasReduction(offer);
}

function isSameReduction(one: OfferRow, other: OfferRow): boolean {
  return (
    one.packageId === other.packageId &&
    (one.reductionPercent ?? 0) === (other.reductionPercent ?? 0) &&
    one.reductionCents === other.reductionCents
  );
}

/** When the reduction of an offer began: at `now`, unless it is the one that it had before. */
export function startOfReduction(before: OfferRow | null, after: OfferRow, now: string): string {
  const isSame = before !== null && before.endsAt > now && isSameReduction(before, after);
  return (isSame ? before.startsAt : null) ?? now;
}

/**
 * Records the price that an offer asks from `now` on, until it ends, and ends the one that it asked
 * before. Call it when the offer, or the full price of its package, has changed.
 */
export async function keepReducedPrice(
  trx: Queryable,
  offer: OfferRow,
  now: string,
): Promise<void> {
  const asked = await getAskedPrice(trx, offer.id, now);
  const full = isReducing(offer) ? await getFullPrice(trx, offer.packageId) : null;
  const { id, endsAt: endedAt } = offer;
  if (!isReducing(offer) || !full || endedAt <= now) {
    if (asked) await setPriceEnd(trx, asked.id, now);
    return;
  }
  const { packageId, startsAt } = offer;
  const price = { packageId, currency: full.currency };
  const priceCents = reducePrice(full.priceCents, offer);
  const isSame = asked?.packageId === packageId && asked.priceCents === priceCents;
  if (asked && isSame) return setPriceEnd(trx, asked.id, endedAt);
  if (asked) await setPriceEnd(trx, asked.id, now);
  const startedAt = asked ? now : startsAt;
  await recordReducedPrice(trx, { ...price, priceCents, startedAt, endedAt }, id);
}

/** Records the reduced prices of a package whose full price has changed. */
export async function keepReducedPricesOf(
  trx: Queryable,
  packageId: string,
  now: string,
): Promise<void> {
  for (const offer of await findOffersOf(trx, packageId, now))
    await keepReducedPrice(trx, offer, now);
}

const farAway = '9999-01-01T00:00:00.000Z';
const rows = publicRows({ table: 'offers', fields: offerFields });

/** Records since when the offer that was written has reduced its package's price. */
async function recordStart(
  trx: Queryable,
  { id, before, at }: { id: string; before: OfferRow | null; at: string },
): Promise<void> {
  const written = await getOffer(trx, id);
  if (!written) return;
  const startsAt = startOfReduction(before, written, at);
  await trx.updateTable('offers').set({ startsAt }).where('id', '=', id).execute();
  await keepReducedPrice(trx, { ...written, startsAt }, at);
}

/** The offers of the banner and of the packages. */
export const offerKind = defineKind({
  name: 'offers',
  // The banner shows the one that ends last, and none that has ended.
  async writePreview(trx, record) {
    await trx.deleteFrom('offers').execute();
    return rows.write(trx, { ...record, values: { ...record.values, endsAt: farAway } });
  },
  fields: offerFields,
  titleField: 'title',
  public: { table: 'offers', id: 'id', title: 'title', titlePt: 'title_pt' },
  ...rows,
  // Without a package they are true of nothing.
  warnAbout: ({ packageId, adds, reductionPercent, reductionCents }) =>
    !packageId && (adds || reductionPercent || reductionCents)
      ? [{ field: 'packageId', code: 'no_package', detail: '' }]
      : [],
  async write(trx, record) {
    const { packageId } = record.values;
    if (packageId && !(await getFullPrice(trx, String(packageId))))
      return refuse({ field: 'packageId', code: 'unknown_package' });
    const before = await getOffer(trx, record.id);
    const written = await rows.write(trx, record);
    await recordStart(trx, { id: record.id, before, at: record.at });
    return written;
  },
});
