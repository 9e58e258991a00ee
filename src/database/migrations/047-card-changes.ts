import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The sandbox's changes of card, and renewals that the buyer's bank wants confirmed. */
export const cardChanges: Migration = {
  name: '047-card-changes',
  async up(db, { columns: { instant, boolean } }) {
    await sql`create table sandbox_card_changes (
      id text primary key, subscription_id text not null, client_secret text not null unique,
      status text not null check (status in ('open', 'action_required', 'accepted')),
      failure_message text, renewal text not null, created_at ${instant} not null,
      used_at ${instant}
    )`.execute(db);
    await sql`create index sandbox_card_changes_by_subscription
      on sandbox_card_changes (subscription_id)`.execute(db);
    await sql`alter table sandbox_subscriptions
      add column asks_at_renewal ${boolean} not null default ${sql.lit(false)}`.execute(db);
  },
};
