import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which issues a reader wants: fewer, or those about some tags of the blog; and what an issue is about. */
export const whatReadersWant: Migration = {
  name: '135-what-readers-want',
  async up(db, engineSql) {
    const { boolean, json } = engineSql.columns;
    await sql`alter table newsletter_subscribers
      add column less_often ${boolean} not null default false`.execute(db);
    await sql`alter table campaigns add column tags ${json} not null default '[]'`.execute(db);
    await sql`create table newsletter_topics (
      subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
      tag text not null,
      primary key (subscriber_id, tag)
    )`.execute(db);
    await engineSql.watchTopic(db, 'newsletter_topics', 'subscribers');
  },
};
