import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The imports of content, one at a time, and the report of each in parts. */
export const imports: Migration = {
  name: '082-imports',
  async up(db, { columns: { instant, boolean, json } }) {
    await sql`create table content_imports (
      id text primary key,
      state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
      phase text not null check (phase in ('reading', 'checking', 'writing')),
      name text not null, is_dry_run ${boolean} not null, only_new ${boolean} not null,
      done integer not null, total integer not null, written integer not null,
      plan text, content_version text, problem ${json},
      is_cancel_asked ${boolean} not null,
      started_by text references people (id), host text not null, pid integer,
      started_at ${instant} not null, seen_at ${instant} not null, ended_at ${instant}
    )`.execute(db);
    await sql`create unique index content_imports_running on content_imports (state)
      where state = 'running'`.execute(db);
    await sql`create index content_imports_age on content_imports (started_at)`.execute(db);
    await sql`create table content_import_parts (
      import_id text not null references content_imports (id) on delete cascade,
      part integer not null, words text not null,
      primary key (import_id, part)
    )`.execute(db);
  },
};
