import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The colours that the owner chose, as `#rrggbb`; empty for those of the site. */
export const lookOfTheCompany: Migration = {
  name: '099-look-of-the-company',
  async up(db) {
    for (const column of ['wall_colour', 'accent_colour'])
      await sql`alter table company add column ${sql.ref(column)} text not null default ''`.execute(
        db,
      );
  },
};
