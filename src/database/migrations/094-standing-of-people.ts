import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** `person`: the column names a person; `message`: it names a first message, whose person it is. */
type Watched = {
  table: string;
  by: 'person' | 'message';
  ref: string;
  /** Those that change where a person stands; none: its rows never change. */
  columns: readonly string[];
};

const watched: readonly Watched[] = [
  {
    table: 'people',
    by: 'person',
    ref: 'id',
    columns: ['name', 'company', 'email', 'merged_into', 'erased_at'],
  },
  { table: 'bookings', by: 'person', ref: 'person_id', columns: ['person_id', 'status'] },
  {
    table: 'contact_messages',
    by: 'person',
    ref: 'person_id',
    columns: ['person_id', 'status', 'message'],
  },
  { table: 'conversations', by: 'message', ref: 'id', columns: ['closed_as'] },
  { table: 'messages', by: 'message', ref: 'conversation_id', columns: [] },
  {
    table: 'orders',
    by: 'person',
    ref: 'person_id',
    columns: ['person_id', 'status', 'subscription_status'],
  },
  {
    table: 'projects',
    by: 'person',
    ref: 'person_id',
    columns: ['person_id', 'state', 'order_id'],
  },
  { table: 'newsletter_subscribers', by: 'person', ref: 'person_id', columns: ['person_id'] },
  { table: 'staff', by: 'person', ref: 'person_id', columns: [] },
];

async function watchOnSqlite(
  db: QueryExecutorProvider,
  { table, by, ref, columns }: Watched,
): Promise<void> {
  const note = (row: 'old' | 'new') => {
    const id = sql`${sql.raw(row)}.${sql.ref(ref)}`;
    const who =
      by === 'person'
        ? sql`select ${id} where ${id} is not null`
        : sql`select person_id from contact_messages where id = ${id} and person_id is not null`;
    return sql`insert into person_changes (person_id) ${who};`;
  };
  const events: [string, RawBuilder<unknown>, readonly ('old' | 'new')[]][] = [
    ['insert', sql`insert`, ['new']],
    ['delete', sql`delete`, ['old']],
  ];
  if (columns.length > 0) {
    const of = sql.join(columns.map((column) => sql.ref(column)));
    events.push(['update', sql`update of ${of}`, ['old', 'new']]);
  }
  for (const [name, event, rows] of events)
    await sql`create trigger ${sql.ref(`${table}_${name}_changes_person`)} after ${event}
      on ${sql.table(table)} begin ${sql.join(rows.map(note), sql` `)} end`.execute(db);
}

async function watchOnPostgres(
  db: QueryExecutorProvider,
  { table, by, ref, columns }: Watched,
): Promise<void> {
  const of = sql.join(columns.map((column) => sql.ref(column)));
  const update = columns.length > 0 ? sql`or update of ${of}` : sql``;
  await sql`create trigger ${sql.ref(`${table}_changes_person`)}
    after insert or delete ${update} on ${sql.table(table)}
    for each row execute function note_person_change(${sql.lit(by)}, ${sql.lit(ref)})`.execute(db);
}

/**
 * Where each person stands with the company, for a list that does not read everything of everyone. It is
 * worked out again for those whose rows changed, which triggers note.
 */
export const standingOfPeople: Migration = {
  name: '094-standing-of-people',
  async up(db, { engine, byteOrder, columns: { instant } }) {
    const isSqlite = engine === 'sqlite';
    const counter = isSqlite
      ? sql`integer primary key autoincrement`
      : sql`bigint generated always as identity primary key`;
    await sql`create table person_changes (id ${counter}, person_id text not null)`.execute(db);
    await sql`create table person_standings (
      person_id text primary key references people (id) on delete cascade,
      known_at ${instant} not null, state text not null, name_key text ${byteOrder} not null, last_at ${instant} not null, last_by text,
      waits_since ${instant}, late_orders integer not null, works_here integer not null
    )`.execute(db);
    for (const [name, columns] of [
      ['known', 'known_at, person_id'],
      ['heard', 'last_at, person_id'],
      ['state', 'state, last_at, person_id'],
      ['named', 'name_key, person_id'],
    ] as const)
      await sql`create index ${sql.ref(`person_standings_${name}`)}
        on person_standings (${sql.raw(columns)}) where works_here = 0`.execute(db);
    await sql`create index person_standings_counts
      on person_standings (state, waits_since, late_orders) where works_here = 0`.execute(db);
    await sql`create index person_standings_waiting on person_standings (waits_since)
      where waits_since is not null`.execute(db);
    await sql`create index person_standings_late on person_standings (last_at)
      where late_orders > 0`.execute(db);
    if (!isSqlite)
      await sql`create function note_person_change() returns trigger language plpgsql as $$
        declare
          rows_changed jsonb[] := case tg_op when 'INSERT' then array[to_jsonb(new)]
            when 'DELETE' then array[to_jsonb(old)] else array[to_jsonb(old), to_jsonb(new)] end;
          one jsonb;
          who text;
        begin
          foreach one in array rows_changed loop
            who := one ->> tg_argv[1];
            if tg_argv[0] = 'message' then
              select person_id into who from contact_messages where id = one ->> tg_argv[1];
            end if;
            if who is not null then
              insert into person_changes (person_id) values (who);
            end if;
          end loop;
          return null;
        end $$`.execute(db);
    for (const one of watched) await (isSqlite ? watchOnSqlite : watchOnPostgres)(db, one);
    await sql`insert into person_changes (person_id) select id from people`.execute(db);
  },
};
