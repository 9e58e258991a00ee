import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who may look at the work for a client, such as their accountant, and decides nothing. */
export const projectReaders: Migration = {
  name: '076-project-readers',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`create table project_readers (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      person_id text not null references people (id), name text not null,
      language text not null check (language in ('en', 'pt')), added_at ${instant} not null
    )`.execute(db);
    await sql`create index project_readers_project on project_readers (project_id)`.execute(db);
    await sql`create index project_readers_person on project_readers (person_id)`.execute(db);
    await watchTopic(db, 'project_readers', 'projects');
  },
};
