import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The addresses below ours at which answers about work arrive: each is for one person, and where its mail
 * asked to approve, for that request and the version that it was about. A decision names its mail.
 */
export const answersOfRequests: Migration = {
  name: '072-answers-of-requests',
  async up(db, { columns: { instant } }) {
    await sql`create table project_mail_addresses (
      token text primary key,
      project_id text not null references projects (id) on delete cascade,
      request_id text references project_requests (id) on delete cascade,
      person_id text not null references people (id) on delete cascade,
      sha256 text, at ${instant} not null
    )`.execute(db);
    await sql`create index project_mail_addresses_project on project_mail_addresses
      (project_id, request_id)`.execute(db);
    await sql`create index project_mail_addresses_person on project_mail_addresses
      (person_id)`.execute(db);
    await sql`create index project_mail_addresses_request on project_mail_addresses
      (request_id)`.execute(db);
    await sql`alter table project_decisions add column message_id text`.execute(db);
  },
};
