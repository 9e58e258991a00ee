import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files, what is known of pictures, and the records of content that show them. */
export const files: Migration = {
  name: '028-files',
  async up(db, { watchContent, watchTopic, columns: { instant, boolean, json } }) {
    await sql`create table files (
      id text primary key, sha256 text not null, size integer not null, mime text not null,
      name text not null,
      storage text not null check (storage in ('disk', 's3')), place text not null,
      kind text not null check (kind in ('media', 'document', 'message', 'invoice', 'import')),
      scan text not null check (scan in ('none', 'clean', 'refused')),
      width integer, height integer,
      person_id text references people (id), created_at ${instant} not null, removed_at ${instant}
    )`.execute(db);
    await sql`create index files_listed on files (created_at, id)`.execute(db);
    await sql`create index files_place on files (place)`.execute(db);
    await sql`create index files_person on files (person_id)`.execute(db);
    await sql`create table pictures (
      file_id text primary key references files (id), address text not null unique,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      attempts integer not null, claimed_until ${instant},
      alt text not null, alt_pt text not null, credit text not null,
      focus_x integer not null, focus_y integer not null,
      copies ${json} not null, shown ${json} not null
    )`.execute(db);
    await sql`create index pictures_waiting on pictures (claimed_until)
      where state = 'waiting'`.execute(db);
    await sql`create table file_uses (
      file_id text not null, kind text not null, record_id text not null,
      is_public ${boolean} not null, title text not null,
      primary key (file_id, kind, record_id, is_public)
    )`.execute(db);
    await sql`create index file_uses_record on file_uses (kind, record_id)`.execute(db);
    await watchContent(db, 'pictures');
    for (const table of ['files', 'pictures', 'file_uses']) await watchTopic(db, table, 'content');
  },
};
