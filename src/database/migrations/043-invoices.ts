import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Certified invoices that were attached to orders, and what is handed over to the software that makes them. */
export const invoices: Migration = {
  name: '043-invoices',
  async up(db, { watchTopic, columns: { instant, boolean } }) {
    await sql`create table certified_invoices (
      file_id text primary key references files (id),
      order_id text not null references orders (id) on delete cascade,
      payment_id text, kind text not null check (kind in ('invoice', 'credit_note')),
      number text not null, attached_at ${instant} not null, mailed_at ${instant}
    )`.execute(db);
    for (const column of ['order_id', 'payment_id', 'number'])
      await sql`create index ${sql.raw(`certified_invoices_${column}`)}
        on certified_invoices (${sql.raw(column)})`.execute(db);
    await sql`create table invoice_handovers (
      id text primary key, order_id text not null references orders (id) on delete cascade,
      payment_id text not null,
      state text not null check (state in ('waiting', 'delivered', 'given_up')),
      attempts integer not null, next_attempt_at ${instant} not null, last_error text,
      created_at ${instant} not null, delivered_at ${instant}
    )`.execute(db);
    await sql`create index invoice_handovers_due on invoice_handovers (next_attempt_at)
      where state = 'waiting'`.execute(db);
    await sql`create index invoice_handovers_order on invoice_handovers (order_id)`.execute(db);
    await sql`create table invoice_settings (
      id integer primary key check (id = 1), expected ${boolean} not null, since ${instant} not null
    )`.execute(db);
    for (const table of ['certified_invoices', 'invoice_handovers'])
      await watchTopic(db, table, 'orders');
    await watchTopic(db, 'invoice_settings', 'settings');
  },
};
