import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Issues of the newsletter, each written in both languages. */
export const issuesOfTheNewsletter: Migration = {
  name: '120-issues-of-the-newsletter',
  async up(db, engineSql) {
    const { instant, boolean } = engineSql.columns;
    await sql`create table campaigns (
      id text primary key,
      subject text not null, subject_pt text not null,
      preheader text not null, preheader_pt text not null,
      body text not null, body_pt text not null,
      state text not null
        check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
      revision integer not null, tested_revision integer,
      missing text check (missing in ('english', 'skip')),
      begins_at ${instant}, started_at ${instant}, ended_at ${instant},
      stopped_by text check (stopped_by in ('staff', 'bounces', 'complaints')),
      goes_on ${boolean} not null,
      created_at ${instant} not null, updated_at ${instant} not null
    )`.execute(db);
    await sql`create index campaigns_on_their_way on campaigns (state)
      where state in ('scheduled', 'sending')`.execute(db);
    await engineSql.watchTopic(db, 'campaigns', 'subscribers');
  },
};
