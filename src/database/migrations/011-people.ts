import { type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

const newUuid: Record<'sqlite' | 'postgres', RawBuilder<unknown>> = {
  sqlite: sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
    substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + (abs(random()) % 4), 1) ||
    substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
  postgres: sql`gen_random_uuid()::text`,
};

/** Tables whose rows belong to a person, with the column that orders a person's rows. */
const owned = ['bookings', 'contact_messages', 'newsletter_subscribers', 'orders'] as const;

/** One person for each address, and the person of each booking, message, subscriber and order. */
export const people: Migration = {
  name: '011-people',
  async up(db, { engine, columns: { instant, json } }) {
    await sql`create table people (
      id text primary key, email text not null, email_key text not null,
      name text not null, phone text not null,
      language text not null check (language in ('en', 'pt')),
      created_at ${instant} not null, erased_at ${instant},
      merged_into text references people (id)
    )`.execute(db);
    await sql`create unique index people_email on people (email_key)`.execute(db);
    await sql`create index people_merged on people (merged_into)`.execute(db);
    await sql`create table person_notes (
      id text primary key, person_id text not null references people (id),
      author_id text not null, text text not null, created_at ${instant} not null
    )`.execute(db);
    await sql`create index person_notes_person on person_notes (person_id, created_at)`.execute(db);
    // The ids of the rows that a merge moved, by table, so that it can be undone.
    await sql`create table person_merges (
      id text primary key, from_id text not null references people (id),
      into_id text not null references people (id), moved ${json} not null,
      created_at ${instant} not null, undone_at ${instant}
    )`.execute(db);
    await sql`create index person_merges_into on person_merges (into_id, created_at)`.execute(db);
    await sql`create index person_merges_from on person_merges (from_id, created_at)`.execute(db);
    for (const table of owned) {
      await sql`alter table ${sql.table(table)}
        add column person_id text references people (id)`.execute(db);
      await sql`create index ${sql.ref(`${table}_person`)}
        on ${sql.table(table)} (person_id, created_at)`.execute(db);
    }
    // The newest row that has a name, or a phone number, decides it.
    await sql`insert into people (id, email, email_key, name, phone, language, created_at)
      with seen as (
        select email, email_key, name, phone, language, created_at, created_at as at from bookings
        union all
        select email, email_key, name, phone, language, created_at, created_at from contact_messages
        union all
        select email, email_key, name, '', language, created_at, created_at
          from newsletter_subscribers
        union all
        select billing_email, lower(billing_email), coalesce(billing_name, ''), '', language,
          created_at, updated_at from orders where billing_email <> ''
      ), ranked as (
        select seen.*,
          row_number() over (partition by email_key order by at desc) as by_age,
          row_number() over (partition by email_key order by (name <> '') desc, at desc) as by_name,
          row_number() over (partition by email_key order by (phone <> '') desc, at desc) as by_phone
        from seen
      )
      select ${newUuid[engine]}, max(case when by_age = 1 then email end), email_key,
        max(case when by_name = 1 then name end), max(case when by_phone = 1 then phone end),
        max(case when by_age = 1 and language = 'pt' then 'pt' else 'en' end), min(created_at)
      from ranked group by email_key`.execute(db);
    for (const table of owned) {
      const key =
        table === 'orders' ? sql`lower(orders.billing_email)` : sql.ref(`${table}.email_key`);
      await sql`update ${sql.table(table)} set person_id =
        (select people.id from people where people.email_key = ${key})`.execute(db);
    }
  },
};
