import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who changed which field of the company last, and the backups that were made from the back office. */
export const settings: Migration = {
  name: '023-settings',
  async up(db, { columns: { instant }, watchTopic }) {
    await sql`create table company_changes (
      field text primary key, revision integer not null,
      changed_at ${instant} not null,
      changed_by text references people (id) on delete set null
    )`.execute(db);
    await sql`create table backup_runs (
      id text primary key, started_at ${instant} not null,
      started_by text references people (id) on delete set null,
      seen_at ${instant} not null, ended_at ${instant},
      file text, bytes bigint, problem text
    )`.execute(db);
    await sql`create index backup_runs_age on backup_runs (started_at)`.execute(db);
    for (const table of ['company_changes', 'backup_runs']) await watchTopic(db, table, 'settings');
  },
};
