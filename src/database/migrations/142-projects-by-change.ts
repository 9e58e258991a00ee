import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The last changed projects of every state, without sorting all of them. */
export const projectsByChange: Migration = {
  name: '142-projects-by-change',
  async up(db) {
    await sql`create index projects_changed on projects (updated_at, id)`.execute(db);
  },
};
