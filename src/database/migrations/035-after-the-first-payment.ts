import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Database = Parameters<Migration['up']>[0];
type Words = Parameters<Migration['up']>[1];

async function extendLedger(db: Database, { columns: { instant } }: Words): Promise<void> {
  await sql`create table disputes (
    id text primary key, payment_id text not null references charges (payment_id),
    order_id text not null references orders (id),
    amount_cents integer not null check (amount_cents > 0), currency text not null,
    status text not null check (status in ('inquiry', 'inquiry_review', 'inquiry_closed',
      'needs_response', 'under_review', 'won', 'lost')),
    reason text not null, withdrawn_cents integer not null check (withdrawn_cents >= 0),
    evidence_due_at ${instant}, created_at ${instant} not null, updated_at ${instant} not null
  )`.execute(db);
  await sql`create index disputes_order on disputes (order_id, created_at)`.execute(db);
  await sql`alter table charges
    add column refund_failed_cents integer not null default 0`.execute(db);
  // When a subscription ends that was cancelled for the end of its period.
  await sql`alter table orders add column subscription_ends_at ${instant}`.execute(db);
  // A renewal that its buyer has to finish, until it is paid or given up.
  await sql`create table unpaid_renewals (
    payment_id text primary key, order_id text not null references orders (id),
    kind text not null check (kind in ('declined', 'authentication')),
    since ${instant} not null, mailed integer not null, mail_due_at ${instant},
    ended_at ${instant}
  )`.execute(db);
  await sql`create index unpaid_renewals_due on unpaid_renewals (mail_due_at)`.execute(db);
  await sql`create index unpaid_renewals_order on unpaid_renewals (order_id)`.execute(db);
}

async function extendSandbox(db: Database, { columns: { instant } }: Words): Promise<void> {
  await sql`create table sandbox_disputes (
    id text primary key, payment_id text not null references sandbox_payments (id),
    amount_cents integer not null, currency text not null, status text not null,
    reason text not null, withdrawn_cents integer not null,
    evidence_due_at ${instant} not null, created_at ${instant} not null
  )`.execute(db);
  await sql`create index sandbox_disputes_payment on sandbox_disputes (payment_id)`.execute(db);
  await sql`alter table sandbox_refunds add column fails_at ${instant}`.execute(db);
  await sql`alter table sandbox_refunds add column failed_at ${instant}`.execute(db);
  // Payments whose card takes back no money: their refunds fail later.
  await sql`create table sandbox_failing_refunds (
    payment_id text primary key references sandbox_payments (id)
  )`.execute(db);
  await sql`alter table sandbox_subscriptions add column ends_at ${instant}`.execute(db);
}

/** Disputes, refunds that fail, renewals that their buyer has to pay, and the key of subscribers' links. */
export const afterTheFirstPayment: Migration = {
  name: '035-after-the-first-payment',
  async up(db, engineSql) {
    await extendLedger(db, engineSql);
    await extendSandbox(db, engineSql);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('subscriptions', ${secret})
      on conflict (name) do nothing`.execute(db);
    await engineSql.watchTopic(db, 'disputes', 'orders');
  },
};
