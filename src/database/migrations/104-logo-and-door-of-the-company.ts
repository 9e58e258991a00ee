import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** With what the site has by itself; an empty address is no picture. */
const columns = {
  door: 'arch',
  logo: '',
  logo_name: 'beside',
  logo_plate: 'plain',
  hero_picture: '',
  share_picture: '',
};

/**
 * What the owner shows in place of the drawings of the site. `inside`: the part of a picture within its
 * even edge, so that a logo is as large as it looks.
 */
export const logoAndDoorOfTheCompany: Migration = {
  name: '104-logo-and-door-of-the-company',
  async up(db, { columns: { json } }) {
    for (const [column, value] of Object.entries(columns))
      await sql`alter table company add column ${sql.ref(column)} text not null default ${sql.lit(value)}`.execute(
        db,
      );
    await sql`alter table pictures add column inside ${json}`.execute(db);
  },
};
