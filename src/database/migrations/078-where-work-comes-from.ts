import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The booking or the conversation from which staff began a project: each begins one. */
export const whereWorkComesFrom: Migration = {
  name: '078-where-work-comes-from',
  async up(db) {
    await sql`alter table projects add column booking_id text
      references bookings (id) on delete set null`.execute(db);
    await sql`alter table projects add column conversation_id text
      references conversations (id) on delete set null`.execute(db);
    await sql`create unique index projects_booking on projects (booking_id)`.execute(db);
    await sql`create unique index projects_conversation on projects (conversation_id)`.execute(db);
  },
};
