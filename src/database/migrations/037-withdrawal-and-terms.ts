import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Withdrawals of consumers, the terms of each order, and the key of the links to withdraw. */
export const withdrawalAndTerms: Migration = {
  name: '037-withdrawal-and-terms',
  async up(db, { columns: { instant }, watchTopic }) {
    await sql`create table withdrawals (
      order_id text primary key references orders (id) on delete cascade,
      name text not null, email text not null, language text not null,
      statement text not null, received_at ${instant} not null
    )`.execute(db);
    await sql`create table terms_versions (
      version text primary key, content text not null, first_used_at ${instant} not null
    )`.execute(db);
    await sql`create table order_terms (
      order_id text primary key references orders (id) on delete cascade,
      terms_version text not null references terms_versions (version),
      early_start text, early_start_language text, early_start_at ${instant}
    )`.execute(db);
    for (const table of ['withdrawals', 'order_terms']) await watchTopic(db, table, 'orders');
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('withdraw', ${secret})
      on conflict (name) do nothing`.execute(db);
  },
};
