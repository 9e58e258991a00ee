import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who may sign in, how they prove it, and where they are signed in. */
export const signIn: Migration = {
  name: '012-sign-in',
  async up(db, engineSql) {
    const { instant, boolean, json } = engineSql.columns;
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into server_secrets (name, value) values ('codes', ${secret})`.execute(db);
    await sql`create table staff (
      person_id text primary key references people (id),
      role text not null check (role in ('owner', 'staff', 'bookkeeper')),
      name text not null, language text not null check (language in ('en', 'pt')),
      since ${instant} not null, ended_at ${instant}
    )`.execute(db);
    // What was asked for: whose address it is, and token and code, are filled in by the job.
    await sql`create table sign_ins (
      id text primary key, email text not null, language text not null,
      browser_hash text, person_id text references people (id) on delete cascade,
      token_hash text, code_hash text,
      tries integer not null, is_recovery ${boolean} not null,
      created_at ${instant} not null, expires_at ${instant} not null,
      handled_at ${instant}, used_at ${instant}
    )`.execute(db);
    await sql`create unique index sign_ins_token on sign_ins (token_hash)`.execute(db);
    await sql`create index sign_ins_waiting on sign_ins (handled_at, created_at)`.execute(db);
    await sql`create index sign_ins_age on sign_ins (created_at)`.execute(db);
    await sql`create index sign_ins_person on sign_ins (person_id, created_at)`.execute(db);
    await sql`create table sessions (
      id text primary key, token_hash text not null,
      person_id text not null references people (id) on delete cascade,
      strength text not null check (strength in ('mail', 'passkey')),
      is_recovery ${boolean} not null, device text not null,
      created_at ${instant} not null, verified_at ${instant} not null,
      seen_at ${instant} not null, expires_at ${instant} not null, ended_at ${instant}
    )`.execute(db);
    await sql`create unique index sessions_token on sessions (token_hash)`.execute(db);
    await sql`create index sessions_person on sessions (person_id, created_at)`.execute(db);
    await sql`create table passkeys (
      id text primary key, person_id text not null references people (id) on delete cascade,
      public_key text not null, counter bigint not null, transports ${json} not null,
      name text not null, is_backed_up ${boolean} not null,
      created_at ${instant} not null, used_at ${instant}
    )`.execute(db);
    await sql`create index passkeys_person on passkeys (person_id, created_at)`.execute(db);
    await sql`create table passkey_challenges (
      challenge text primary key, person_id text references people (id) on delete cascade,
      purpose text not null check (purpose in ('register', 'sign-in')),
      expires_at ${instant} not null
    )`.execute(db);
    await sql`create index passkey_challenges_age on passkey_challenges (expires_at)`.execute(db);
  },
};
