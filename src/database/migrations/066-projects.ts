import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A decision goes only with its whole project, such as when a person is erased. */
const appendOnly: Record<'sqlite' | 'postgres', RawBuilder<unknown>[]> = {
  sqlite: [
    sql`create trigger project_decisions_refuse_updates before update on project_decisions begin
      select raise(abort, 'project_decisions is append-only'); end`,
    sql`create trigger project_decisions_refuse_deletes before delete on project_decisions
      when exists (select 1 from projects where id = old.project_id) begin
      select raise(abort, 'project_decisions is append-only'); end`,
  ],
  postgres: [
    sql`create function refuse_decision_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and not exists (select 1 from projects where id = old.project_id)
      then return old; end if;
      raise exception 'project_decisions is append-only'; end $$`,
    sql`create trigger project_decisions_refuse_changes before update or delete on project_decisions
      for each row execute function refuse_decision_change()`,
  ],
};

/** What is being worked on for a client: its steps, what is asked of the client, papers and messages. */
export const projects: Migration = {
  name: '066-projects',
  async up(db, { engine, topicShards, watchTopic, columns: { instant, day, json } }) {
    await sql`create table projects (
      id text primary key, person_id text not null references people (id),
      title text not null, title_pt text not null, company text not null,
      language text not null check (language in ('en', 'pt')),
      state text not null check (state in ('active', 'paused', 'closed')),
      package_id text, order_id text unique references orders (id) on delete set null,
      start_day ${day} not null, paused_at ${instant}, paused_days integer not null,
      closed_at ${instant},
      created_at ${instant} not null, updated_at ${instant} not null
    )`.execute(db);
    await sql`create index projects_person on projects (person_id)`.execute(db);
    await sql`create index projects_listed on projects (state, updated_at, id)`.execute(db);
    await sql`create table project_steps (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      sort integer not null, side text not null check (side in ('client', 'company')),
      kind text not null, title text not null, title_pt text not null, days integer not null,
      text text not null, text_pt text not null, done_at ${instant}
    )`.execute(db);
    await sql`create index project_steps_project on project_steps (project_id, sort)`.execute(db);
    await sql`create table project_messages (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      direction text not null check (direction in ('in', 'out', 'note')),
      author_id text references people (id), body text not null, language text not null,
      at ${instant} not null
    )`.execute(db);
    await sql`create index project_messages_project on project_messages (project_id, at)`.execute(
      db,
    );
    await sql`create table project_requests (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      step_id text references project_steps (id) on delete set null,
      kind text not null check (kind in ('answer', 'document', 'approval', 'time')),
      title text not null, title_pt text not null, text text not null, text_pt text not null,
      due_day ${day}, document_id text, slots ${json},
      state text not null check (state in ('open', 'done', 'withdrawn')),
      asked_at ${instant} not null, closed_at ${instant},
      reminders integer not null, reminded_through integer not null, reminded_at ${instant}
    )`.execute(db);
    await sql`create index project_requests_project on project_requests (project_id, asked_at)`.execute(
      db,
    );
    await sql`create index project_requests_due on project_requests (due_day)
      where state = 'open'`.execute(db);
    await sql`create table project_documents (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      request_id text references project_requests (id) on delete cascade,
      message_id text references project_messages (id) on delete set null,
      side text not null check (side in ('client', 'company')),
      name text not null, handed_in_at ${instant}, created_at ${instant} not null
    )`.execute(db);
    await sql`create index project_documents_project on project_documents (project_id)`.execute(db);
    await sql`create index project_documents_request on project_documents (request_id)`.execute(db);
    await sql`create index project_documents_message on project_documents (message_id)`.execute(db);
    await sql`create table project_versions (
      file_id text primary key references files (id),
      document_id text not null references project_documents (id) on delete cascade,
      number integer not null, created_at ${instant} not null,
      unique (document_id, number)
    )`.execute(db);
    await sql`create table project_decisions (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      request_id text not null references project_requests (id) on delete cascade,
      choice text not null, comment text not null, words text not null, language text not null,
      file_id text, sha256 text, booking_id text,
      actor_kind text not null, address_hash text, at ${instant} not null
    )`.execute(db);
    await sql`create index project_decisions_project on project_decisions (project_id, at)`.execute(
      db,
    );
    await sql`create index project_decisions_request on project_decisions (request_id)`.execute(db);
    for (const trigger of appendOnly[engine]) await trigger.execute(db);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('do', ${secret})
      on conflict (name) do nothing`.execute(db);
    for (let shard = 0; shard < topicShards; shard += 1)
      await sql`insert into topic_versions (topic, shard, version)
        values ('projects', ${shard}, 0)`.execute(db);
    for (const table of [
      'projects',
      'project_steps',
      'project_messages',
      'project_requests',
      'project_documents',
      'project_versions',
      'project_decisions',
    ])
      await watchTopic(db, table, 'projects');
  },
};
