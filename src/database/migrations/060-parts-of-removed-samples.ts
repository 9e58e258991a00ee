import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Hides the offer and the chart of home where the samples were removed and nobody edited them: they
 * speak of a sample package and of a client that never was. A database without a company is new.
 */
export const partsOfRemovedSamples: Migration = {
  name: '060-parts-of-removed-samples',
  async up(db) {
    const parts = [
      { shown: 'offerShown', words: ['offer', 'offerPt', 'offerEnd', 'offerShown'] },
      { shown: 'costsShown', words: ['costs', 'costsCaption', 'costsCaptionPt', 'costsShown'] },
    ];
    for (const { shown, words } of parts)
      await sql`insert into site_texts (kind, id, name, value)
        select 'home', 'home', ${shown}, 'false' from company
        where not exists (select 1 from service_packages where id = 'company-setup')
          and not exists (select 1 from testimonials where id = 'ingrid-solheim')
          and not exists (select 1 from site_texts
            where kind = 'home' and name in (${sql.join(words)}))`.execute(db);
  },
};
