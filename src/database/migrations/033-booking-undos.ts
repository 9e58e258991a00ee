import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How a booking was before staff changed it, while the mail about it is held. */
export const bookingUndos: Migration = {
  name: '033-booking-undos',
  async up(db, { columns: { instant, day } }) {
    await sql`create table booking_undos (
      booking_id text primary key references bookings (id) on delete cascade,
      sequence integer not null, status text not null,
      starts_at ${instant} not null, ends_at ${instant} not null,
      day ${day} not null, time text not null, held_until ${instant}, until ${instant} not null
    )`.execute(db);
  },
};
