import type { JsonLdNode, JsonLdObject } from '#core/json-ld.ts';
import { amountOfPrice, moneyOfPrice } from '#core/money.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import { packagesHref } from '#paths.ts';
import { isOneTime, type ServicePackage } from './catalog.ts';

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
