import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

type Watched = { kind: string; table: string; ref: string; columns: readonly string[] };

/** The columns by which a record is found; `ref` names the record in a table of its own or another. */
const watched: readonly Watched[] = [
  {
    kind: 'person',
    table: 'people',
    ref: 'id',
    columns: ['name', 'email', 'phone', 'merged_into'],
  },
  { kind: 'person', table: 'person_notes', ref: 'person_id', columns: ['text', 'person_id'] },
  {
    kind: 'booking',
    table: 'bookings',
    ref: 'id',
    columns: ['name', 'email', 'company', 'phone', 'starts_at'],
  },
  {
    kind: 'conversation',
    table: 'contact_messages',
    ref: 'id',
    columns: ['name', 'email', 'business_name', 'phone', 'message'],
  },
  { kind: 'conversation', table: 'messages', ref: 'conversation_id', columns: ['body'] },
  {
    kind: 'order',
    table: 'orders',
    ref: 'reference',
    columns: [
      ...['status', 'name', 'billing_name', 'billing_email', 'billing_company'],
      ...['billing_nif', 'billing_vat_number'],
    ],
  },
  { kind: 'subscriber', table: 'newsletter_subscribers', ref: 'id', columns: ['name', 'email'] },
];

async function createOnSqlite(db: QueryExecutorProvider): Promise<void> {
  await sql`create table search_entries (
    id integer primary key autoincrement, kind text not null, ref_id text not null,
    words text not null, title text not null, detail text not null, at text not null,
    unique (kind, ref_id)
  )`.execute(db);
  await sql`create table search_changes (
    id integer primary key autoincrement, kind text not null, ref_id text not null
  )`.execute(db);
  await sql`create virtual table search_words using fts5(
    words, content='search_entries', content_rowid='id', tokenize='ascii', prefix='2 3'
  )`.execute(db);
  // Words of an erased record leave the file at once, not when the index is next merged.
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create trigger search_entries_insert after insert on search_entries begin
    insert into search_words (rowid, words) values (new.id, new.words); end`.execute(db);
  await sql`create trigger search_entries_delete after delete on search_entries begin
    insert into search_words (search_words, rowid, words) values ('delete', old.id, old.words);
    end`.execute(db);
}

async function watchOnSqlite(db: QueryExecutorProvider, { kind, table, ref, columns }: Watched) {
  const of = columns.map((column) => sql.ref(column));
  const events: [string, RawBuilder<unknown>, readonly ('old' | 'new')[]][] = [
    ['insert', sql`insert`, ['new']],
    ['update', sql`update of ${sql.join(of)}`, ['old', 'new']],
    ['delete', sql`delete`, ['old']],
  ];
  for (const [name, event, rows] of events) {
    const changes = rows.map((row) => {
      const id = sql`${sql.raw(row)}.${sql.ref(ref)}`;
      return sql`delete from search_entries where kind = ${sql.lit(kind)} and ref_id = ${id};
        insert into search_changes (kind, ref_id) values (${sql.lit(kind)}, ${id});`;
    });
    await sql`create trigger ${sql.ref(`${table}_${name}_changes_search`)} after ${event}
      on ${sql.table(table)} begin ${sql.join(changes, sql` `)} end`.execute(db);
  }
}

async function createOnPostgres(db: QueryExecutorProvider): Promise<void> {
  // Lexemes are made of our words alone: the parser would cut numbers and addresses in its own way.
  await sql`create table search_entries (
    id bigint generated always as identity primary key, kind text not null, ref_id text not null,
    words text not null, title text not null, detail text not null, at timestamptz not null,
    lexemes tsvector generated always as (array_to_tsvector(string_to_array(words, ' '))) stored,
    unique (kind, ref_id)
  )`.execute(db);
  await sql`create index search_entries_lexemes on search_entries using gin (lexemes)`.execute(db);
  await sql`create table search_changes (
    id bigint generated always as identity primary key, kind text not null, ref_id text not null
  )`.execute(db);
  // Arguments: the kind, and the column that holds the id of its record.
  await sql`create function record_search_change() returns trigger language plpgsql as $$
    declare ref text;
    begin
      if tg_op <> 'INSERT' then
        ref := to_jsonb(old) ->> tg_argv[1];
        delete from search_entries where kind = tg_argv[0] and ref_id = ref;
        insert into search_changes (kind, ref_id) values (tg_argv[0], ref);
      end if;
      if tg_op <> 'DELETE' then
        ref := to_jsonb(new) ->> tg_argv[1];
        delete from search_entries where kind = tg_argv[0] and ref_id = ref;
        insert into search_changes (kind, ref_id) values (tg_argv[0], ref);
      end if;
      return null;
    end $$`.execute(db);
}

async function watchOnPostgres(db: QueryExecutorProvider, { kind, table, ref, columns }: Watched) {
  const of = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create trigger ${sql.ref(`${table}_changes_search`)}
    after insert or delete or update of ${of} on ${sql.table(table)}
    for each row execute function record_search_change(${sql.lit(kind)}, ${sql.lit(ref)})`.execute(
    db,
  );
}

/** What is found by searching, and triggers that say which records are to be indexed again. */
export const search: Migration = {
  name: '025-search',
  async up(db, { engine }) {
    const isSqlite = engine === 'sqlite';
    await (isSqlite ? createOnSqlite : createOnPostgres)(db);
    for (const one of watched) {
      await (isSqlite ? watchOnSqlite : watchOnPostgres)(db, one);
      await sql`insert into search_changes (kind, ref_id)
        select distinct ${sql.lit(one.kind)}, ${sql.ref(one.ref)} from ${sql.table(one.table)}`.execute(
        db,
      );
    }
  },
};
