import { companyCurrency } from '#core/money.ts';
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

/** The packages of the catalogue. */
export const packageKind = defineKind({
  name: 'packages',
  fields: packageFields,
  titleField: 'name',
  public: { table: 'service_packages', id: 'id', title: 'name', titlePt: 'name_pt', sort: 'sort' },
  refuseRemoval: async (trx, id) => ((await hasOffers(trx, id)) ? 'in_use' : null),
  ...rows,
  async write(trx, record) {
    const { id, values, at } = record;
    await recordPriceChange(trx, { packageId: id, priceCents: values.priceCents }, at);
    const written = await rows.write(trx, record);
    await keepReducedPricesOf(trx, id, at);
    return written;
  },
});
