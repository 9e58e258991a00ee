import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The orders of each state are counted from the index alone. */
export const ordersByState: Migration = {
  name: '140-orders-by-state',
  async up(db) {
    await sql`create index orders_by_state on orders (status, subscription_status)`.execute(db);
  },
};
