import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The order of case studies, and what a case study or a post is about, by the ids of other records. */
export const stories: Migration = {
  name: '040-stories',
  async up(db) {
    // Studies with the same place are newest first, so nothing moves until somebody chooses an order.
    await sql`alter table case_studies add column sort integer not null default 0`.execute(db);
    await sql`create index case_studies_sort on case_studies (sort, created_at desc, id)`.execute(
      db,
    );
    await sql`drop index case_studies_newest`.execute(db);
    await sql`alter table case_studies add column service_id text`.execute(db);
    for (const column of ['service_id', 'package_id', 'case_study_id'])
      await sql`alter table blog_posts add column ${sql.ref(column)} text`.execute(db);
  },
};
