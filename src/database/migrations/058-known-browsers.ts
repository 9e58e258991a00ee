import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Browsers in which staff have signed in, who asks to sign in as whom, and an owner's help with a lost
 * passkey. What somebody who left the staff signed in with ends.
 */
export const knownBrowsers: Migration = {
  name: '058-known-browsers',
  async up(db, { columns: { instant } }) {
    await sql`create table known_browsers (
      id text primary key, token_hash text not null,
      person_id text not null references people (id) on delete cascade, device text not null,
      created_at ${instant} not null, used_at ${instant} not null, expires_at ${instant} not null
    )`.execute(db);
    await sql`create unique index known_browsers_token on known_browsers (token_hash, person_id)`.execute(
      db,
    );
    await sql`create index known_browsers_person on known_browsers (person_id, used_at)`.execute(
      db,
    );
    await sql`alter table sessions add column browser_id text`.execute(db);
    await sql`alter table sessions add column attempts_before integer not null default 0`.execute(
      db,
    );
    await sql`alter table sign_ins add column known_hash text`.execute(db);
    await sql`alter table sign_ins add column browser_id text`.execute(db);
    await sql`alter table staff add column help_until ${instant}`.execute(db);

    const left = sql`select person_id from staff where ended_at is not null`;
    await sql`delete from passkeys where person_id in (${left})
      or person_id not in (select person_id from staff)`.execute(db);
    await sql`delete from passkey_challenges where person_id in (${left})`.execute(db);
    await sql`delete from sign_ins where person_id in (${left})`.execute(db);
    await sql`update sessions set ended_at = (select ended_at from staff
        where staff.person_id = sessions.person_id)
      where ended_at is null and person_id in (${left})`.execute(db);
  },
};
