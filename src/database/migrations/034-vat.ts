import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const columns = [
  'orders add column net_cents integer',
  'orders add column vat_cents integer',
  'orders add column vat_rate integer',
  'orders add column vat_treatment text',
  'orders add column vat_evidence text',
  'orders add column billing_postal_code text',
  "company add column vat_in_prices text not null default 'included'",
  'sandbox_payments add column customer_name text',
  'sandbox_payments add column customer_email text',
];

/** The lines of VAT of an order, what proves a VAT number, and whether prices include the tax. */
export const vat: Migration = {
  name: '034-vat',
  async up(db) {
    for (const column of columns) await sql`alter table ${sql.raw(column)}`.execute(db);
  },
};
