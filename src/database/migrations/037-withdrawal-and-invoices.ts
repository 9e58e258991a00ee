import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Withdrawals of consumers, and the key of the links to withdraw. */
export const withdrawalAndInvoices: Migration = {
  name: '037-withdrawal-and-invoices',
  async up(db, { columns: { instant }, watchTopic }) {
    await sql`create table withdrawals (
      order_id text primary key references orders (id) on delete cascade,
      name text not null, email text not null, language text not null,
      statement text not null, received_at ${instant} not null
    )`.execute(db);
    await watchTopic(db, 'withdrawals', 'orders');
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('withdraw', ${secret})
      on conflict (name) do nothing`.execute(db);
  },
};
