import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Proof of consent, links that end a subscription, and who was written to how often. */
export const newsletterConsent: Migration = {
  name: '008-newsletter-consent',
  async up(db, engineSql) {
    const { instant } = engineSql.columns;
    await sql`create table server_secrets (name text primary key, value text not null)`.execute(db);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('addresses', ${secret})`.execute(db);
    await sql`create table newsletter_consents (
      id text primary key,
      subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
      step text not null check (step in ('subscribe', 'confirm', 'unsubscribe')),
      wording text not null, language text not null check (language in ('en', 'pt')),
      address_hash text, created_at ${instant} not null
    )`.execute(db);
    await sql`create index newsletter_consents_subscriber
      on newsletter_consents (subscriber_id, created_at)`.execute(db);
    await sql`alter table newsletter_links add column purpose text not null default 'confirm'
      check (purpose in ('confirm', 'unsubscribe'))`.execute(db);
    await sql`alter table outbox add column recipient_hash text`.execute(db);
    await sql`create index outbox_recipient on outbox (recipient_hash, kind, created_at)`.execute(
      db,
    );
  },
};
