import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What staff ask a client to pay, and the orders by which it is paid. */
export const paymentRequests: Migration = {
  name: '110-payment-requests',
  async up(db, { watchTopic, columns: { instant, day } }) {
    await sql`create table payment_requests (
      id text primary key, reference text not null unique,
      person_id text not null references people (id),
      project_id text references projects (id) on delete set null,
      about_order_id text references orders (id) on delete set null,
      language text not null check (language in ('en', 'pt')),
      title text not null, title_pt text not null,
      price_cents integer not null check (price_cents > 0), currency text not null,
      due_day ${day} not null,
      state text not null check (state in ('open', 'paid', 'cancelled')),
      version integer not null,
      reminders integer not null, reminded_through integer not null, reminded_at ${instant},
      mailed_at ${instant}, closed_at ${instant},
      created_at ${instant} not null, updated_at ${instant} not null
    )`.execute(db);
    for (const column of ['person_id', 'project_id', 'about_order_id'])
      await sql`create index ${sql.ref(`payment_requests_${column}`)} on payment_requests (${sql.ref(column)})`.execute(
        db,
      );
    await sql`create index payment_requests_listed on payment_requests (created_at, id)`.execute(
      db,
    );
    await sql`create index payment_requests_due on payment_requests (due_day)
      where state = 'open'`.execute(db);
    await sql`alter table orders add column request_id text
      references payment_requests (id) on delete set null`.execute(db);
    await sql`create index orders_request on orders (request_id)
      where request_id is not null`.execute(db);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('payment-requests', ${secret})
      on conflict (name) do nothing`.execute(db);
    await watchTopic(db, 'payment_requests', 'orders');
  },
};
