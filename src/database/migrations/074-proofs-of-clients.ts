import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Browsers in which a client has typed, or is to type, a code that was mailed to them. */
export const proofsOfClients: Migration = {
  name: '074-proofs-of-clients',
  async up(db, { columns: { instant } }) {
    // Hashes alone: who reads the database opens nothing with them.
    await sql`create table client_proofs (
      id text primary key, person_id text not null references people (id) on delete cascade,
      browser_hash text not null, code_hash text not null, tries integer not null,
      created_at ${instant} not null, expires_at ${instant} not null, proved_at ${instant}
    )`.execute(db);
    await sql`create index client_proofs_browser on client_proofs (browser_hash, person_id)`.execute(
      db,
    );
    await sql`create index client_proofs_person on client_proofs (person_id)`.execute(db);
    await sql`create index client_proofs_expiry on client_proofs (expires_at)`.execute(db);
  },
};
