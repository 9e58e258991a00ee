import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Only people who were merged are found by whom they were merged into. For nine ids or more SQLite read
 * all who were not: it takes an index of a column to have ten rows for each value, and for none.
 */
export const peopleByTheirIds: Migration = {
  name: '149-people-by-their-ids',
  async up(db) {
    await sql`drop index people_merged`.execute(db);
    await sql`create index people_merged on people (merged_into)
      where merged_into is not null`.execute(db);
  },
};
