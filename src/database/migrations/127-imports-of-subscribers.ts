import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Lists of readers that come from elsewhere, row by row, and whom an import asks to confirm. */
export const importsOfSubscribers: Migration = {
  name: '127-imports-of-subscribers',
  async up(db, engineSql) {
    const { instant, json, day } = engineSql.columns;
    await sql`create table subscriber_imports (
      id text primary key,
      state text not null
        check (state in ('arriving', 'ready', 'writing', 'done', 'cancelled', 'failed')),
      name text not null, file_hash text not null, columns ${json} not null,
      language text not null check (language in ('en', 'pt')),
      statement text not null, statement_day ${day},
      done integer not null, total integer not null, counts ${json} not null,
      attempts integer not null,
      started_by text references people (id), host text not null, pid integer,
      started_at ${instant} not null, seen_at ${instant} not null, ended_at ${instant}
    )`.execute(db);
    await sql`create unique index subscriber_imports_writing on subscriber_imports (state)
      where state = 'writing'`.execute(db);
    await sql`create index subscriber_imports_age on subscriber_imports (started_at)`.execute(db);
    await sql`create table subscriber_import_rows (
      import_id text not null references subscriber_imports (id) on delete cascade,
      place integer not null, line integer not null,
      cells text not null, address text not null, email_key text not null,
      outcome text, detail text not null,
      primary key (import_id, place)
    )`.execute(db);
    await sql`create index subscriber_import_rows_email on subscriber_import_rows (email_key)
      where email_key <> ''`.execute(db);
    // Kept as a hash when a subscriber goes, so that nobody is asked twice.
    await sql`create table newsletter_invitations (
      recipient_hash text primary key,
      subscriber_id text not null,
      state text not null check (state in ('waiting', 'sent', 'failed', 'skipped')),
      due_at ${instant} not null,
      attempts integer not null,
      error text not null,
      sent_at ${instant}
    )`.execute(db);
    await sql`create index newsletter_invitations_waiting on newsletter_invitations (due_at)
      where state = 'waiting'`.execute(db);
    await sql`create index newsletter_invitations_subscriber
      on newsletter_invitations (subscriber_id)`.execute(db);
  },
};
