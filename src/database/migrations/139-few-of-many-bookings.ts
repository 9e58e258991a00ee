import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The bookings that lists count, without a walk through those that are over. */
export const fewOfManyBookings: Migration = {
  name: '139-few-of-many-bookings',
  async up(db) {
    await sql`create index bookings_cancelled on bookings (starts_at)
      where status = 'cancelled'`.execute(db);
    await sql`create index bookings_no_show on bookings (starts_at)
      where no_show_at is not null`.execute(db);
  },
};
