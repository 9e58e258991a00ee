import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What an offer adds or takes off, the prices before it, and what an order was offered. */
export const offersThatCount: Migration = {
  name: '042-offers-that-count',
  async up(db, { columns: { instant } }) {
    for (const column of ['adds text', 'adds_pt text', 'reduction_percent integer'])
      await sql`alter table offers add column ${sql.raw(column)}`.execute(db);
    await sql`alter table offers add column reduction_cents integer`.execute(db);
    await sql`alter table offers add column starts_at ${instant}`.execute(db);
    await sql`create table package_prices (
      id text primary key, package_id text not null, price_cents integer not null,
      currency text not null, started_at ${instant}, ended_at ${instant} not null
    )`.execute(db);
    await sql`create index package_prices_by_package on package_prices (package_id, ended_at)`.execute(
      db,
    );
    for (const column of ['offer_id text', 'offer_adds text', 'offer_adds_pt text'])
      await sql`alter table orders add column ${sql.raw(column)}`.execute(db);
    await sql`alter table orders add column full_amount_cents integer`.execute(db);
  },
};
