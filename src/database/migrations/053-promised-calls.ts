import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Money that came for what had ended, and calls to the card provider that are made until they are done. */
export const promisedCalls: Migration = {
  name: '053-promised-calls',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`alter table charges add column late text
      check (late in ('ended', 'withdrawn'))`.execute(db);
    await sql`alter table sandbox_subscriptions add column ended_at ${instant}`.execute(db);
    await sql`create table promised_calls (
      id text primary key,
      kind text not null
        check (kind in ('end_subscription', 'cancel_payment', 'refund', 'identify_buyer')),
      order_id text not null references orders (id) on delete cascade,
      about text not null, total_cents integer,
      state text not null check (state in ('waiting', 'done', 'refused')),
      attempts integer not null, next_attempt_at ${instant} not null, last_error text,
      created_at ${instant} not null, done_at ${instant}
    )`.execute(db);
    await sql`create index promised_calls_due on promised_calls (next_attempt_at)
      where state = 'waiting'`.execute(db);
    await sql`create index promised_calls_order on promised_calls (order_id)`.execute(db);
    await watchTopic(db, 'promised_calls', 'orders');
  },
};
