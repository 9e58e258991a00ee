import { sql } from 'kysely';
import type { Migration } from '#database/migrations/migration.ts';

type Database = Parameters<Migration['up']>[0];
type EngineSql = Parameters<Migration['up']>[1];

async function createLedger(db: Database, { columns: { instant } }: EngineSql): Promise<void> {
  await sql`create table orders (
    id text primary key, reference text not null,
    status text not null check (status in
      ('created', 'pending', 'paid', 'failed', 'partly_refunded', 'refunded', 'cancelled')),
    package_id text not null, name text not null, name_pt text,
    "interval" text not null, amount_cents integer not null check (amount_cents > 0),
    currency text not null, language text not null,
    key_hash text, secret_hash text, payment_id text, subscription_id text,
    subscription_status text check (subscription_status in
      ('waiting', 'active', 'past_due', 'cancelled')),
    failure_message text,
    billing_name text, billing_email text, billing_company text,
    billing_nif text, billing_vat_number text, billing_country text,
    created_at ${instant} not null, updated_at ${instant} not null,
    paid_at ${instant}, checked_at ${instant}
  )`.execute(db);
  await sql`create unique index orders_reference on orders (reference)`.execute(db);
  await sql`create unique index orders_key on orders (key_hash)`.execute(db);
  await sql`create unique index orders_payment on orders (payment_id)`.execute(db);
  await sql`create unique index orders_subscription on orders (subscription_id)`.execute(db);
  await sql`create index orders_status on orders (status, created_at)`.execute(db);
  await sql`create table charges (
    payment_id text primary key, order_id text not null references orders (id),
    subscription_id text, invoice_id text,
    amount_cents integer not null, currency text not null,
    refunded_cents integer not null check (refunded_cents >= 0),
    paid_at ${instant} not null, noted_at ${instant} not null, receipt_at ${instant}
  )`.execute(db);
  await sql`create index charges_order on charges (order_id, paid_at)`.execute(db);
  await sql`create index charges_noted on charges (noted_at)`.execute(db);
  await sql`create table order_history (
    order_id text not null references orders (id), number integer not null,
    at ${instant} not null, kind text not null, payment_id text, note text,
    primary key (order_id, number)
  )`.execute(db);
  await sql`create table payment_events (
    id text primary key, type text not null, about_kind text, about_id text,
    outcome text not null, received_at ${instant} not null
  )`.execute(db);
  await sql`create table company_tasks (
    id text primary key, kind text not null, order_id text not null references orders (id),
    due_at ${instant} not null, done_at ${instant}, created_at ${instant} not null
  )`.execute(db);
  await sql`create unique index company_tasks_order on company_tasks (kind, order_id)`.execute(db);
}

async function createSandbox(db: Database, { columns: { instant } }: EngineSql): Promise<void> {
  await sql`create table sandbox_subscriptions (
    id text primary key, order_id text not null,
    status text not null check (status in ('waiting', 'active', 'past_due', 'cancelled')),
    "interval" text not null, amount_cents integer not null, currency text not null,
    renewal text not null check (renewal in ('paid', 'declined')),
    period_ends_at ${instant}, created_at ${instant} not null
  )`.execute(db);
  await sql`create unique index sandbox_subscriptions_order
    on sandbox_subscriptions (order_id)`.execute(db);
  await sql`create table sandbox_payments (
    id text primary key, order_id text not null,
    subscription_id text references sandbox_subscriptions (id), invoice_id text,
    status text not null check (status in
      ('open', 'action_required', 'processing', 'paid', 'cancelled')),
    amount_cents integer not null, currency text not null, description text not null,
    failure_message text, client_secret text not null,
    settles_at ${instant}, created_at ${instant} not null, paid_at ${instant}
  )`.execute(db);
  await sql`create unique index sandbox_payments_secret
    on sandbox_payments (client_secret)`.execute(db);
  await sql`create unique index sandbox_payments_invoice
    on sandbox_payments (invoice_id)`.execute(db);
  await sql`create index sandbox_payments_order on sandbox_payments (order_id)`.execute(db);
  await sql`create index sandbox_payments_age on sandbox_payments (created_at)`.execute(db);
  await sql`create table sandbox_refunds (
    "key" text primary key, payment_id text not null references sandbox_payments (id),
    amount_cents integer not null check (amount_cents > 0), created_at ${instant} not null
  )`.execute(db);
  await sql`create index sandbox_refunds_payment on sandbox_refunds (payment_id)`.execute(db);
  await sql`create table sandbox_events (
    id text primary key, type text not null, about_kind text not null, about_id text not null,
    created_at ${instant} not null, delivered_at ${instant}
  )`.execute(db);
  await sql`create index sandbox_events_waiting
    on sandbox_events (delivered_at, created_at)`.execute(db);
}

/** As it was before orders had a provider. */
export const earlierOrders: Migration = {
  name: '006-orders',
  async up(db, engineSql) {
    await createLedger(db, engineSql);
    await createSandbox(db, engineSql);
  },
};
