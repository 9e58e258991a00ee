import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The country of the card or account by which a payment of the sandbox was made last. */
export const countryOfTheMethod: Migration = {
  name: '056-country-of-the-method',
  async up(db) {
    await sql`alter table sandbox_payments add column method_country text`.execute(db);
  },
};
