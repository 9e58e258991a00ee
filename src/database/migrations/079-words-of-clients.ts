import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What clients say about us at the end of the work, with the consent to show it. */
export const wordsOfClients: Migration = {
  name: '079-words-of-clients',
  async up(db, { watchTopic, columns: { instant } }) {
    await sql`create table client_words (
      id text primary key, project_id text not null references projects (id) on delete cascade,
      record_id text not null unique,
      name text not null, position text not null, company text not null,
      words text not null, rating integer not null,
      wording text not null, language text not null check (language in ('en', 'pt')),
      address_hash text, given_at ${instant} not null, withdrawn_at ${instant}
    )`.execute(db);
    await sql`create unique index client_words_standing on client_words (project_id)
      where withdrawn_at is null`.execute(db);
    await sql`create index client_words_project on client_words (project_id)`.execute(db);
    await watchTopic(db, 'client_words', 'projects');
  },
};
