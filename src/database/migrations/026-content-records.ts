import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Drafts and versions beside the public rows, and the addresses that were given up. */
export const contentRecords: Migration = {
  name: '026-content-records',
  async up(db, { topicShards, watchTopic, columns: { instant, boolean, json } }) {
    await sql`create table content_records (
      kind text not null, id text not null, revision integer not null,
      draft ${json}, field_times ${json} not null, title text not null,
      was_public ${boolean} not null,
      publish_at ${instant}, schedule_failure text,
      updated_by text references people (id), updated_at ${instant} not null,
      primary key (kind, id)
    )`.execute(db);
    await sql`create index content_records_due on content_records (publish_at)`.execute(db);
    await sql`create table content_versions (
      kind text not null, id text not null, number integer not null,
      note text not null check (note in ('draft', 'published', 'withdrawn', 'restored')),
      "values" ${json} not null, person_id text references people (id), at ${instant} not null,
      primary key (kind, id, number)
    )`.execute(db);
    await sql`create table redirects (
      path text primary key, target text not null, at ${instant} not null
    )`.execute(db);
    await sql`create index redirects_target on redirects (target)`.execute(db);
    for (let shard = 0; shard < topicShards; shard += 1)
      await sql`insert into topic_versions (topic, shard, version)
        values ('content', ${shard}, 0)`.execute(db);
    await watchTopic(db, 'content_records', 'content');
  },
};
