import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the payment of an order waits for: a voucher, a confirmation on the phone, a debit. */
export const paymentWaits: Migration = {
  name: '036-payment-waits',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`create table payment_waits (
      order_id text primary key references orders (id) on delete cascade,
      payment_id text not null, kind text not null,
      entity text, reference text, phone_end text,
      ordered_at ${instant} not null, until ${instant},
      mailed_at ${instant}, reminded_at ${instant}, ended_at ${instant}, failure text
    )`.execute(db);
    await sql`create index payment_waits_open on payment_waits (until)
      where ended_at is null`.execute(db);
    await watchTopic(db, 'payment_waits', 'orders');
    await sql`alter table sandbox_payments add column waits_for text`.execute(db);
  },
};
