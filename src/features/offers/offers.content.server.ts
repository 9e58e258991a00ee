import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { offerFields } from './offers.content.ts';
import { isPackage } from './offers.repository.server.ts';

const farAway = '9999-01-01T00:00:00.000Z';
const rows = publicRows({ table: 'offers', fields: offerFields });

/** The offers of the banner. */
export const offerKind = defineKind({
  name: 'offers',
  // The banner shows the one that ends last, and none that has ended.
  async writePreview(trx, record) {
    await trx.deleteFrom('offers').execute();
    return rows.write(trx, { ...record, values: { ...record.values, endsAt: farAway } });
  },
  fields: offerFields,
  titleField: 'title',
  public: { table: 'offers', id: 'id', title: 'title' },
  ...rows,
  async write(trx, record) {
    const { packageId } = record.values;
    if (packageId && !(await isPackage(trx, String(packageId))))
      return refuse({ field: 'packageId', code: 'unknown_package' });
    return rows.write(trx, record);
  },
});
