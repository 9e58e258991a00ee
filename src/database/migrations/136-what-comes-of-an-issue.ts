import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counts of where sign-ups to the newsletter came from, apart from the readers; and who answered an issue. */
export const whatComesOfAnIssue: Migration = {
  name: '136-what-comes-of-an-issue',
  async up(db, { columns: { day, instant } }) {
    await sql`create table sign_up_sources (
      day ${day} not null, source text not null, sign_ups integer not null,
      primary key (day, source)
    )`.execute(db);
    await sql`alter table campaign_recipients add column answered_at ${instant}`.execute(db);
    await sql`create index campaign_recipients_answered on campaign_recipients (campaign_id)
      where answered_at is not null`.execute(db);
  },
};
