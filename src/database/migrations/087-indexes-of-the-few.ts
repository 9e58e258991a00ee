import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Indexes of the few rows that are looked for: most bookings belong to no order and most orders are paid,
 * and whole indexes make SQLite believe that any order has thousands of bookings.
 */
export const indexesOfTheFew: Migration = {
  name: '087-indexes-of-the-few',
  async up(db) {
    await sql`drop index bookings_order`.execute(db);
    await sql`create index bookings_order on bookings (order_id) where order_id is not null`.execute(
      db,
    );
    await sql`create index orders_unsettled on orders (created_at)
      where status in ('pending', 'failed')`.execute(db);
  },
};
