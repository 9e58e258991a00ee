import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const bookingRules: Migration = {
  name: '007-booking-rules',
  async up(db, engineSql) {
    const { instant, json, day } = engineSql.columns;
    await sql`create table booking_rules (
      id integer primary key check (id = 1),
      slot_times ${json} not null, weekdays ${json} not null,
      slot_minutes integer not null, notice_hours integer not null, horizon_days integer not null,
      buffer_minutes integer not null, most_per_day integer,
      place text not null check (place in ('any', 'video', 'phone')), video_link text
    )`.execute(db);
    const times = JSON.stringify(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']);
    await sql`insert into booking_rules values
      (1, ${times}, ${JSON.stringify([1, 2, 3, 4, 5])}, 30, 2, 60, 0, null, 'any', null)`.execute(
      db,
    );
    await sql`create table closed_days (
      day ${day} primary key, note text not null, note_pt text not null
    )`.execute(db);
    await sql`create table booking_reminders (
      booking_id text not null references bookings (id) on delete cascade,
      sequence integer not null, hours_before integer not null,
      message_id text not null, created_at ${instant} not null,
      primary key (booking_id, sequence, hours_before)
    )`.execute(db);
    await sql`create table calendar_feeds (
      token_hash text primary key, created_at ${instant} not null
    )`.execute(db);
  },
};
