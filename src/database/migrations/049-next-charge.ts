import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Until when a subscription is paid for, so that its next charge can be named. */
export const nextCharge: Migration = {
  name: '049-next-charge',
  async up(db, { columns: { instant } }) {
    await sql`alter table orders add column subscription_paid_until ${instant}`.execute(db);
  },
};
