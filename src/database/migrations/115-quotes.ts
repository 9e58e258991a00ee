import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What clients are offered, what they did with it, and the payments of its plan. */
export const quotes: Migration = {
  name: '115-quotes',
  async up(db, { watchTopic, columns: { instant, day, json } }) {
    await sql`create table quotes (
      id text primary key,
      person_id text not null references people (id),
      project_id text references projects (id) on delete set null,
      package_id text,
      language text not null check (language in ('en', 'pt')),
      title text not null, title_pt text not null,
      lines ${json} not null, plan ${json} not null,
      price_cents integer not null check (price_cents > 0), currency text not null,
      valid_until ${day} not null,
      state text not null
        check (state in ('draft', 'sent', 'changes', 'accepted', 'withdrawn')),
      version integer not null,
      sent_at ${instant}, closed_at ${instant},
      created_at ${instant} not null, updated_at ${instant} not null
    )`.execute(db);
    await sql`create index quotes_person_id on quotes (person_id)`.execute(db);
    await sql`create index quotes_project_id on quotes (project_id)`.execute(db);
    await sql`create index quotes_listed on quotes (created_at, id)`.execute(db);
    await sql`create table quote_decisions (
      id text primary key,
      quote_id text not null references quotes (id) on delete cascade,
      version integer not null,
      choice text not null check (choice in ('accepted', 'changes')),
      name text not null, comment text not null,
      words text not null, sha256 text not null,
      early_start text, terms_version text not null,
      language text not null, address_hash text, at ${instant} not null
    )`.execute(db);
    await sql`create index quote_decisions_quote on quote_decisions (quote_id, at)`.execute(db);
    await sql`create table quote_parts (
      id text primary key,
      quote_id text not null references quotes (id) on delete cascade,
      sort integer not null,
      request_id text references payment_requests (id) on delete set null,
      due text not null check (due in ('accepted', 'day', 'step')),
      step_id text references project_steps (id) on delete set null,
      asked_at ${instant}
    )`.execute(db);
    await sql`create index quote_parts_quote on quote_parts (quote_id, sort)`.execute(db);
    await sql`create index quote_parts_request on quote_parts (request_id)`.execute(db);
    await sql`create index quote_parts_step on quote_parts (step_id)`.execute(db);
    await sql`create index quote_parts_waiting on quote_parts (due)
      where asked_at is null`.execute(db);
    await watchTopic(db, 'quotes', 'orders');
  },
};
