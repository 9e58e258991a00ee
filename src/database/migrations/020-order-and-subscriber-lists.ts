import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const indexes = [
  'orders_created on orders (created_at, id)',
  'orders_amount on orders (amount_cents, id)',
  'orders_subscription_status on orders (subscription_status, created_at)',
  'company_tasks_of_order on company_tasks (order_id)',
  'newsletter_subscribers_created on newsletter_subscribers (created_at, id)',
  'newsletter_subscribers_status on newsletter_subscribers (status, created_at)',
];

/** What the back office's lists sort and find by, where a consent was given, and the key of leaving links. */
export const orderAndSubscriberLists: Migration = {
  name: '020-order-and-subscriber-lists',
  async up(db) {
    for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db);
    await sql`alter table newsletter_consents add column page text`.execute(db);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('leave', ${secret})
      on conflict (name) do nothing`.execute(db);
  },
};
