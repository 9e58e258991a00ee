import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Of a charge: no certified invoice is about it. */
const isUninvoiced = sql`not exists (select 1 from certified_invoices as document
  where document.payment_id = charges.payment_id and document.kind = 'invoice')`;

const counted = sql`(select count(*) from charges where charges.order_id = orders.id and ${isUninvoiced})`;

/** The rows whose coming and going changes the count of their order, and which order that is. */
const watched = [
  { table: 'charges', orderOf: (row: string) => sql.raw(`${row}.order_id`) },
  {
    table: 'certified_invoices',
    orderOf: (row: string) =>
      sql.raw(`(select order_id from charges where payment_id = ${row}.payment_id)`),
  },
];

/**
 * How many charges of each order have no certified invoice. Triggers count them, so that it is true
 * whoever writes, also the process of an earlier version that still runs during an update.
 */
export const ordersToInvoice: Migration = {
  name: '141-orders-to-invoice',
  async up(db, { engine }) {
    await sql`alter table orders add column uninvoiced_charges integer not null default 0`.execute(
      db,
    );
    await sql`update orders set uninvoiced_charges = ${counted}
      where exists (select 1 from charges where charges.order_id = orders.id)`.execute(db);
    await sql`create index orders_uninvoiced on orders (created_at, id, status, uninvoiced_charges)
      where uninvoiced_charges > 0`.execute(db);
    for (const { table, orderOf } of watched) {
      const name = sql.raw(`${table}_counts_uninvoiced`);
      if (engine === 'postgres') {
        const count = (row: string) =>
          sql`update orders set uninvoiced_charges = ${counted} where id = ${orderOf(row)}`;
        await sql`create function ${name}() returns trigger language plpgsql as
          $$ begin
            if tg_op = 'DELETE' then ${count('old')}; else ${count('new')}; end if;
            return null;
          end $$`.execute(db);
        await sql`create trigger ${name} after insert or delete on ${sql.table(table)}
          for each row execute function ${name}()`.execute(db);
        continue;
      }
      for (const [event, row] of [
        ['insert', 'new'],
        ['delete', 'old'],
      ] as const)
        await sql`create trigger ${sql.raw(`${table}_${event}_counts_uninvoiced`)}
          after ${sql.raw(event)} on ${sql.table(table)} begin
            update orders set uninvoiced_charges = ${counted} where id = ${orderOf(row)};
          end`.execute(db);
    }
  },
};
