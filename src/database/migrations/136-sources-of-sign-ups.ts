import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counts of where sign-ups to the newsletter came from, apart from the readers. */
export const sourcesOfSignUps: Migration = {
  name: '136-sources-of-sign-ups',
  async up(db, { columns: { day } }) {
    await sql`create table sign_up_sources (
      day ${day} not null, source text not null, sign_ups integer not null,
      primary key (day, source)
    )`.execute(db);
  },
};
