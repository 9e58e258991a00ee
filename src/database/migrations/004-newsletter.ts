import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const newsletter: Migration = {
  name: '004-newsletter',
  async up(db, engineSql) {
    const { instant } = engineSql.columns;
    await sql`create table newsletter_subscribers (
      id text primary key, email text not null, email_key text not null, name text not null,
      language text not null,
      status text not null check (status in ('unconfirmed', 'confirmed', 'unsubscribed')),
      created_at ${instant} not null, confirmed_at ${instant}, unsubscribed_at ${instant}
    )`.execute(db);
    await sql`create unique index newsletter_subscribers_email
      on newsletter_subscribers (email_key)`.execute(db);
    await sql`create table newsletter_links (
      token_hash text primary key,
      subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
      created_at ${instant} not null
    )`.execute(db);
    await sql`create index newsletter_links_subscriber
      on newsletter_links (subscriber_id)`.execute(db);
  },
};
