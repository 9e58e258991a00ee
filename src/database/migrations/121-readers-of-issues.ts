import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who gets which issue, how fast they leave, and to whom nothing is sent any more. */
export const readersOfIssues: Migration = {
  name: '121-readers-of-issues',
  async up(db, engineSql) {
    const { instant, boolean } = engineSql.columns;
    // A subscriber who is erased leaves an id that names nobody, so that an issue's figures stay true.
    await sql`create table campaign_recipients (
      campaign_id text not null references campaigns (id) on delete cascade,
      subscriber_id text not null,
      language text not null check (language in ('en', 'pt')),
      state text not null check (state in ('waiting', 'sent', 'failed', 'skipped')),
      due_at ${instant} not null,
      attempts integer not null,
      error text not null,
      sent_at ${instant},
      came_back text check (came_back in ('hard', 'soft', 'complaint')),
      primary key (campaign_id, subscriber_id)
    )`.execute(db);
    await sql`create index campaign_recipients_waiting on campaign_recipients (campaign_id, due_at)
      where state = 'waiting'`.execute(db);
    await sql`create index campaign_recipients_subscriber
      on campaign_recipients (subscriber_id, sent_at)`.execute(db);
    await sql`create table suppressions (
      id text primary key,
      recipient_hash text not null unique,
      subscriber_id text not null,
      reason text not null check (reason in ('hard', 'soft', 'complaint')),
      note text not null,
      since ${instant} not null
    )`.execute(db);
    await sql`create index suppressions_subscriber on suppressions (subscriber_id)`.execute(db);
    await engineSql.watchTopic(db, 'suppressions', 'subscribers');
    await sql`create table newsletter_pace (
      name text primary key,
      per_minute integer not null,
      warm_up ${boolean} not null,
      free_at ${instant} not null,
      warm_day text not null, warm_days integer not null, warm_sent integer not null
    )`.execute(db);
    await sql`insert into newsletter_pace
      (name, per_minute, warm_up, free_at, warm_day, warm_days, warm_sent)
      values ('newsletter', 30, true, '2000-01-01T00:00:00.000Z', '', 0, 0)`.execute(db);
  },
};
