import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Links to previews, and how many Portuguese texts of a record are missing or stale. */
export const contentEditing: Migration = {
  name: '031-content-editing',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`create table content_preview_links (
      token_hash text primary key, kind text not null, id text not null,
      created_by text references people (id), created_at ${instant} not null,
      ends_at ${instant} not null, withdrawn_at ${instant}
    )`.execute(db);
    await sql`create index content_preview_links_record on content_preview_links (kind, id)`.execute(
      db,
    );
    await watchTopic(db, 'content_preview_links', 'content');
    // Null where nobody has counted: a record that was written before this step.
    await sql`alter table content_records add column missing_twins integer`.execute(db);
    await sql`alter table content_records add column stale_twins integer`.execute(db);
    await sql`create index content_records_missing on content_records (kind, id)
      where coalesce(missing_twins, 1) > 0`.execute(db);
    await sql`create index content_records_stale on content_records (kind, id)
      where coalesce(stale_twins, 1) > 0`.execute(db);
    for (const twin of ['title_pt', 'summary_pt', 'content_pt'])
      await sql`create index ${sql.ref(`blog_posts_no_${twin}`)} on blog_posts (id)
        where ${sql.ref(twin)} is null`.execute(db);
  },
};
