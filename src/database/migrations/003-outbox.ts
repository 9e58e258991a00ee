import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const outbox: Migration = {
  name: '003-outbox',
  async up(db, engineSql) {
    const { instant, json } = engineSql.columns;
    await sql`create table outbox (
      id text primary key, kind text not null, message_id text not null, payload ${json} not null,
      status text not null check (status in ('waiting', 'sent', 'dead')),
      attempts integer not null, next_attempt_at ${instant} not null, claimed_until ${instant},
      last_error text, created_at ${instant} not null, sent_at ${instant}
    )`.execute(db);
    await sql`create unique index outbox_message_id on outbox (message_id)`.execute(db);
    await sql`create index outbox_due on outbox (status, next_attempt_at)`.execute(db);
  },
};
