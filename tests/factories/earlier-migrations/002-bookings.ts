import { sql } from 'kysely';
import type { Migration } from '#database/migrations/migration.ts';

/** As it was when a booking had one link. */
export const earlierBookings: Migration = {
  name: '002-bookings',
  async up(db, engineSql) {
    const { instant, json, day } = engineSql.columns;
    await sql`create table bookings (
      id text primary key, reference text not null,
      status text not null check (status in ('held', 'pending', 'confirmed', 'cancelled')),
      starts_at ${instant} not null, ends_at ${instant} not null,
      day ${day} not null, time text not null,
      name text not null, email text not null, email_key text not null,
      company text not null, phone text not null,
      language text not null, time_zone text not null,
      manage_token_hash text not null, sequence integer not null,
      created_at ${instant} not null, updated_at ${instant} not null
    )`.execute(db);
    await sql`create unique index bookings_active_slot on bookings (starts_at)
      where status in ('held', 'pending', 'confirmed')`.execute(db);
    await sql`create unique index bookings_reference on bookings (reference)`.execute(db);
    await sql`create unique index bookings_manage_token on bookings (manage_token_hash)`.execute(
      db,
    );
    await sql`create index bookings_email on bookings (email_key, starts_at)`.execute(db);
    await sql`create table idempotency_keys (
      scope text not null, key_hash text not null, request_hash text not null,
      status integer not null, body ${json} not null, created_at ${instant} not null,
      primary key (scope, key_hash)
    )`.execute(db);
    await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);
  },
};
