import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Words of the site that the owner has written in place of those in the code. */
export const siteTexts: Migration = {
  name: '030-site-texts',
  async up(db, { watchContent }) {
    await sql`create table site_texts (
      kind text not null, id text not null, name text not null, value text not null,
      primary key (kind, id, name)
    )`.execute(db);
    await watchContent(db, 'site_texts');
  },
};
