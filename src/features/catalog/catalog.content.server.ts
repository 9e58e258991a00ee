import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { packageFields } from './catalog.content.ts';
import { hasOffers } from './package-offers.repository.server.ts';

/** The packages of the catalogue. */
export const packageKind = defineKind({
  name: 'packages',
  fields: packageFields,
  titleField: 'name',
  public: { table: 'service_packages', id: 'id', title: 'name', sort: 'sort' },
  refuseRemoval: async (trx, id) => ((await hasOffers(trx, id)) ? 'in_use' : null),
  ...publicRows({
    table: 'servicePackages',
    fields: packageFields,
    sorted: true,
    fixed: { currency: 'EUR' },
  }),
});
