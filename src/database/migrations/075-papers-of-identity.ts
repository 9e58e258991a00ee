import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Papers of identity: which requests ask for one, the holder's consent, who answers for a project and so
 * may read them, how long they stay, and those that a law keeps after their client was erased.
 */
export const papersOfIdentity: Migration = {
  name: '075-papers-of-identity',
  async up(db, { watchTopic, columns: { instant, boolean } }) {
    for (const table of ['project_steps', 'project_requests', 'project_documents'])
      await sql`alter table ${sql.table(table)}
        add column identity text not null default ''`.execute(db);
    await sql`alter table project_documents add column removed_at ${instant}`.execute(db);
    await sql`create index project_documents_identity on project_documents (project_id)
      where identity <> '' and removed_at is null`.execute(db);
    await sql`alter table project_decisions add column consent text not null default ''`.execute(
      db,
    );
    await sql`alter table projects add column responsible_id text references people (id)`.execute(
      db,
    );
    await sql`alter table project_settings
      add column identity_months integer not null default 3`.execute(db);
    await sql`alter table project_settings
      add column is_obliged ${boolean} not null default false`.execute(db);
    // No name of a client: the paper says whose it is.
    await sql`create table kept_papers (
      file_id text primary key references files (id),
      person_id text not null references people (id), identity text not null,
      consent text not null, kept_until ${instant} not null, created_at ${instant} not null
    )`.execute(db);
    await sql`create index kept_papers_person on kept_papers (person_id)`.execute(db);
    await sql`create index kept_papers_until on kept_papers (kept_until)`.execute(db);
    await watchTopic(db, 'kept_papers', 'projects');
  },
};
