import type { Generated } from 'kysely';
import * as z from 'zod/mini';
import type { JsonLdNode, JsonLdObject } from '#core/json-ld.ts';
import { amountOfPrice, companyCurrency, formatPrice, moneyOfPrice } from '#core/money.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import {
  keepReducedPricesOf,
  offerPrice,
  recordPriceChange,
} from '#features/offers/offers.server.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import { packagesHref } from '#paths.ts';
import type { Json } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import {
  type GuideAnswer,
  guideAnswers,
  isOneTime,
  packageFields,
  type ServicePackage,
} from './catalog.ts';

/**
 * One entry of `GET /api/service-packages`. `price` is a currency symbol or code, comma groups and a point
 * for decimals in both languages; `interval` is `one-time` or a period such as `month`; `fits` are the
 * answers of the guide for founders that it is for.
 */
export const servicePackageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  namePt: z.optional(z.string()),
  description: z.string(),
  descriptionPt: z.optional(z.string()),
  price: z.string().check(z.regex(/^(?:[€£$]|[A-Z]{3}\u00a0)\d{1,3}(,\d{3})*\.\d{2}$/)),
  interval: z.string(),
  features: z.array(z.string()),
  featuresPt: z.optional(z.array(z.string())),
  popular: z.boolean(),
  fits: z.optional(z.array(z.enum(guideAnswers))),
});

export const servicePackagesSchema = z.array(servicePackageSchema);

export type ServicePackageTable = {
  id: string;
  name: string;
  namePt: string | null;
  description: string;
  descriptionPt: string | null;
  priceCents: number;
  currency: string;
  interval: string;
  features: Json<string[]>;
  featuresPt: Json<string[]> | null;
  popular: boolean;
  fits: Json<GuideAnswer[]> | null;
  /** How many meetings it includes, for each payment, and how many minutes each lasts. */
  meetings: Generated<number>;
  meetingMinutes: Generated<number>;
  sort: number;
};

export type CatalogTables = {
  servicePackages: ServicePackageTable;
};

const selectPackages = prepareRead((db) =>
  db.selectFrom('servicePackages').selectAll().orderBy('sort').orderBy('id'),
);

/** Every package, in the owner's order. */
export async function listServicePackages(db: Queryable): Promise<ServicePackage[]> {
  const rows = await selectPackages(db, {});
  // What is booked after the payment is no part of what the site loads to show prices.
  return rows.map(({ priceCents, currency, sort, meetings, meetingMinutes, ...row }) => ({
    ...omitNulls(row),
    price: formatPrice({ cents: priceCents, currency }),
  }));
}

/**
 * A package as it is offered at one instant; `priceCents` in cents of `currency`, less the reduction
 * of an offer, and `fullPriceCents` without it.
 */
export type OfferedPackage = {
  id: string;
  name: string;
  namePt: string | null;
  priceCents: number;
  fullPriceCents: number;
  currency: string;
  interval: string;
  meetings: number;
  meetingMinutes: number;
  offer: { id: string; adds: string | null; addsPt: string | null } | null;
};

/** Returns the package that can be bought under an id at `now` (a UTC instant), or null. */
export async function getOfferedPackage(
  db: Queryable,
  id: string,
  now: string,
): Promise<OfferedPackage | null> {
  // PostgreSQL rejects a NUL in a text, and no id has one.
  if (id.includes('\0')) return null;
  const row = await db
    .selectFrom('servicePackages')
    .select(['id', 'name', 'namePt', 'priceCents', 'currency', 'interval'])
    .select(['meetings', 'meetingMinutes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const fullPriceCents = row.priceCents;
  const offered = await offerPrice(db, { packageId: id, fullCents: fullPriceCents }, now);
  return { ...row, ...offered, fullPriceCents };
}

/** Returns whether an offer on the site is about a package. */
export async function hasOffers(db: Queryable, packageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('packageId', '=', packageId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const rows = publicRows({
  table: 'servicePackages',
  fields: packageFields,
  sorted: true,
  fixed: { currency: companyCurrency },
});

/** The smallest amount in cents that Stripe charges in euros: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const leastCharged = 50;

/** The packages of the catalogue. No offer takes a price below `leastPrice`, which is more than is charged. */
export const packageKind = defineKind({
  name: 'packages',
  fields: packageFields,
  titleField: 'name',
  public: { table: 'service_packages', id: 'id', title: 'name', titlePt: 'name_pt', sort: 'sort' },
  refuseRemoval: async (trx, id) => ((await hasOffers(trx, id)) ? 'in_use' : null),
  ...rows,
  async write(trx, record) {
    const { id, values, at } = record;
    if (Number(values.priceCents) < leastCharged)
      return refuse({ field: 'priceCents', code: 'below_charge' });
    await recordPriceChange(trx, { packageId: id, priceCents: values.priceCents }, at);
    const written = await rows.write(trx, record);
    await keepReducedPricesOf(trx, id, at);
    return written;
  },
});

/** ISO 8601 durations of the periods that the catalogue names. */
const durations: Record<string, string> = {
  week: 'P1W',
  month: 'P1M',
  quarter: 'P3M',
  year: 'P1Y',
};

function priceOf(pack: ServicePackage): JsonLdObject {
  const { currency: priceCurrency } = moneyOfPrice(pack.price);
  const price = { price: amountOfPrice(pack.price).toFixed(2), priceCurrency };
  const duration = durations[pack.interval];
  if (isOneTime(pack) || duration === undefined) return price;
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      billingDuration: duration,
    },
  };
}

/** The packages as the home page shows them: services with the offer to buy each. */
export function packageNodes(
  packages: readonly ServicePackage[],
  { language, pageUrl, company }: GraphContext,
): JsonLdNode[] {
  return packages.map((pack) => ({
    '@type': 'Service',
    '@id': pageUrl(`/#package-${encodeURIComponent(pack.id)}`),
    name: localize(language, pack.name, pack.namePt).text,
    description: localize(language, pack.description, pack.descriptionPt).text,
    provider: company,
    offers: { '@type': 'Offer', url: pageUrl(packagesHref), ...priceOf(pack) },
  }));
}
