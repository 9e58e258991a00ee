import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const contact: Migration = {
  name: '005-contact',
  async up(db, engineSql) {
    const { instant } = engineSql.columns;
    await sql`create table contact_messages (
      id text primary key,
      status text not null check (status in ('new', 'answered')),
      name text not null, business_name text not null,
      email text not null, email_key text not null, phone text not null,
      message text not null, language text not null check (language in ('en', 'pt')),
      answer_by ${instant} not null, created_at ${instant} not null
    )`.execute(db);
    await sql`create index contact_messages_open on contact_messages (status, answer_by)`.execute(
      db,
    );
    await sql`create index contact_messages_email on contact_messages (email_key, created_at)`.execute(
      db,
    );
  },
};
