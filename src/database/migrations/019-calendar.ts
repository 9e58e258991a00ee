import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Hours of single weekdays, closed hours, clients who did not come, and the owner's busy times. */
export const calendar: Migration = {
  name: '019-calendar',
  async up(db, { columns: { instant, json, day } }) {
    await sql`alter table booking_rules add column weekday_slots ${json} not null default '{}'`.execute(
      db,
    );
    await sql`alter table bookings add column no_show_at ${instant}`.execute(db);
    await sql`create index bookings_start on bookings (starts_at)`.execute(db);
    await sql`create table closed_hours (
      id text primary key, day ${day} not null,
      from_time text not null, to_time text not null, note text not null
    )`.execute(db);
    await sql`create index closed_hours_day on closed_hours (day)`.execute(db);
    await sql`create table busy_calendars (
      id integer primary key check (id = 1), url text not null, set_at ${instant} not null,
      checked_at ${instant}, answered_at ${instant}, failure text
    )`.execute(db);
    await sql`create table busy_times (
      starts_at ${instant} not null, ends_at ${instant} not null
    )`.execute(db);
    await sql`create index busy_times_end on busy_times (ends_at)`.execute(db);
  },
};
