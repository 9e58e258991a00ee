import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Says of a booking whether it is a free consultation or a meeting: one that an order includes, or one
 * for which a client was asked in the course of their work.
 */
export const kindsOfBookings: Migration = {
  name: '073-kinds-of-bookings',
  async up(db) {
    await sql`alter table bookings add column kind text not null default 'consultation'
      check (kind in ('consultation', 'meeting'))`.execute(db);
    await sql`update bookings set kind = 'meeting' where order_id is not null
      or id in (select booking_id from project_decisions)`.execute(db);
  },
};
