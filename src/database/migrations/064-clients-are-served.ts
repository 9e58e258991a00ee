import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The meetings that a package includes and an order has bought, who to call about an order, and the
 * links by which clients see their relation.
 */
export const clientsAreServed: Migration = {
  name: '064-clients-are-served',
  async up(db, { columns: { instant } }) {
    for (const table of ['service_packages', 'orders'].map((name) => sql.table(name))) {
      await sql`alter table ${table} add column meetings integer not null default 0`.execute(db);
      await sql`alter table ${table}
        add column meeting_minutes integer not null default 60`.execute(db);
    }
    // What a package has sold in words: the sample, while it still says so.
    const promised = sql`id = 'blueprint' and cast(features as text) like '%90-minute working meeting%'`;
    await sql`update service_packages set meetings = 1, meeting_minutes = 90
      where ${promised}`.execute(db);
    await sql`update orders set meetings = 1, meeting_minutes = 90
      where package_id in (select id from service_packages where ${promised})`.execute(db);
    await sql`alter table orders add column contact_name text not null default ''`.execute(db);
    await sql`alter table orders add column contact_phone text not null default ''`.execute(db);
    await sql`alter table bookings add column order_id text references orders (id)
      on delete set null`.execute(db);
    await sql`create index bookings_order on bookings (order_id)`.execute(db);
    // The hash alone: who reads the database opens no page with it.
    await sql`create table client_links (
      token_hash text primary key,
      person_id text references people (id) on delete cascade,
      order_id text references orders (id) on delete cascade,
      purpose text not null check (purpose in ('shown', 'mailed')),
      created_at ${instant} not null, expires_at ${instant} not null, ended_at ${instant},
      check (case purpose when 'shown' then order_id else person_id end is not null)
    )`.execute(db);
    await sql`create index client_links_person on client_links (person_id, expires_at)`.execute(db);
    await sql`create index client_links_order on client_links (order_id)`.execute(db);
    await sql`create index client_links_expiry on client_links (expires_at)`.execute(db);
  },
};
