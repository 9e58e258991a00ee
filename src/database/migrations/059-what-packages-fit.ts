import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The answers of the guide for founders that a package is for; those of the samples are what the guide said. */
const fits = { blueprint: ['sole', 'looking'], 'company-setup': ['one', 'partners'] };

export const whatPackagesFit: Migration = {
  name: '059-what-packages-fit',
  async up(db, { columns: { json } }) {
    await sql`alter table service_packages add column fits ${json}`.execute(db);
    for (const [id, answers] of Object.entries(fits))
      await sql`update service_packages set fits = ${JSON.stringify(answers)} where id = ${id}`.execute(
        db,
      );
  },
};
