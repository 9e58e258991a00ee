import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who buys is decided with the order, and its invoice has an address. */
export const kindOfBuyer: Migration = {
  name: '055-kind-of-buyer',
  async up(db) {
    await sql`alter table orders add column buyer_kind text not null default 'consumer'
      check (buyer_kind in ('consumer', 'company'))`.execute(db);
    for (const column of ['billing_street', 'billing_city', 'method_country'])
      await sql`alter table orders add column ${sql.ref(column)} text`.execute(db);
    await sql`update orders set buyer_kind = 'company'
      where coalesce(billing_company, '') <> '' or coalesce(billing_vat_number, '') <> ''`.execute(
      db,
    );
  },
};
