import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The last comparison with each card provider, so that a read of it compares nothing. */
export const keptComparisons: Migration = {
  name: '138-kept-comparisons',
  async up(db, { watchTopic, columns: { instant, json } }) {
    await sql`create table kept_comparisons (
      provider text primary key, checked_at ${instant} not null, found ${json} not null
    )`.execute(db);
    await watchTopic(db, 'kept_comparisons', 'orders');
  },
};
