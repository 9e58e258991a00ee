import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a booking or a message is about, and whether a client prefers video or the phone. */
export const whatItIsAbout: Migration = {
  name: '044-what-it-is-about',
  async up(db) {
    for (const table of ['bookings', 'contact_messages'])
      for (const column of ['about', 'about_title', 'about_title_pt'])
        await sql`alter table ${sql.raw(table)} add column ${sql.raw(column)} text`.execute(db);
    await sql`alter table bookings add column about_text text not null default ''`.execute(db);
    await sql`alter table bookings add column place text`.execute(db);
  },
};
