import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whose network booked or ordered, which links were mailed, and slots held until a confirmation. */
export const limitsAndHolds: Migration = {
  name: '010-limits-and-holds',
  async up(db, engineSql) {
    const { instant } = engineSql.columns;
    await sql`alter table bookings add column network_hash text`.execute(db);
    await sql`alter table bookings add column confirmed_at ${instant}`.execute(db);
    await sql`alter table bookings add column held_until ${instant}`.execute(db);
    // Earlier bookings were made before links were told apart, so none of them is asked to confirm.
    await sql`update bookings set confirmed_at = created_at`.execute(db);
    await sql`create index bookings_network on bookings (network_hash, created_at)`.execute(db);
    await sql`create index bookings_held on bookings (held_until)`.execute(db);
    await sql`create index bookings_unconfirmed on bookings (starts_at)
      where confirmed_at is null`.execute(db);
    await sql`alter table booking_links add column purpose text not null default 'mailed'
      check (purpose in ('shown', 'mailed'))`.execute(db);
    await sql`alter table booking_rules add column hold_minutes integer`.execute(db);
    await sql`alter table orders add column network_hash text`.execute(db);
    await sql`create index orders_network on orders (network_hash, created_at)`.execute(db);
    await sql`create index payment_events_about on payment_events (about_id)`.execute(db);
    await sql`create index sandbox_events_about on sandbox_events (about_id)`.execute(db);
  },
};
