import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whether visitors may book without naming a company; until an owner says so they may not. */
export const companyMayBeOptional: Migration = {
  name: '097-company-may-be-optional',
  async up(db, { columns: { boolean } }) {
    await sql`alter table booking_rules
      add column company_optional ${boolean} not null default false`.execute(db);
  },
};
