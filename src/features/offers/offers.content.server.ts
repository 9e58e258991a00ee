import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { offerFields } from './offers.content.ts';
import { getFullPrice, getOffer, type OfferRow } from './offers.repository.server.ts';
import { keepReducedPrice, startOfReduction } from './reductions/keep-reduced-price.server.ts';

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
