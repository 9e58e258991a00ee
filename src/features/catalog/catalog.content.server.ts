import { companyCurrency } from '#core/money.ts';
import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { recordPriceChange } from '#features/offers/offer-prices.server.ts';
import { keepReducedPricesOf } from '#features/offers/reductions/keep-reduced-price.server.ts';
import { packageFields } from './catalog.content.ts';
import { hasOffers } from './package-offers.repository.server.ts';

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
