import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from './migration.ts';

const kinds = ['person', 'booking', 'conversation', 'order', 'subscriber'];

/** An index for each kind: what a list seeks is among the records of its kind alone. */
async function indexOnSqlite(db: QueryExecutorProvider, kind: string): Promise<void> {
  const parts = sql.table(`search_parts_${kind}`);
  const name = sql.ref(`search_parts_${kind}`);
  await sql`create virtual table ${parts} using fts5(
    listed, content='', detail=none, tokenize='trigram case_sensitive 1'
  )`.execute(db);
  await sql`insert into ${parts} (rowid, listed)
    select id, listed from search_entries where kind = ${sql.lit(kind)}`.execute(db);
  // Letters of an erased record leave the file at once, not when the index is next merged.
  await sql`insert into ${parts} (${name}, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create trigger ${sql.ref(`search_parts_${kind}_insert`)} after insert on search_entries
    when new.kind = ${sql.lit(kind)} begin
      insert into ${parts} (rowid, listed) values (new.id, new.listed); end`.execute(db);
  await sql`create trigger ${sql.ref(`search_parts_${kind}_delete`)} after delete on search_entries
    when old.kind = ${sql.lit(kind)} begin
      insert into ${parts} (${name}, rowid, listed) values ('delete', old.id, old.listed);
    end`.execute(db);
}

/** Built from what every PostgreSQL has; `pg_trgm` would have to be installed beside it. */
async function indexOnPostgres(db: QueryExecutorProvider): Promise<void> {
  await sql`create function search_parts(kind text, listed text) returns text[]
    language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct kind || ' ' || first || second || third), '{}')
      from (
        select letter as first, lead(letter, 1) over place as second, lead(letter, 2) over place as third
        from unnest(string_to_array(listed, null)) with ordinality as letters (letter, number)
        window place as (order by number)
      ) as parts
      where third is not null
    $$`.execute(db);
  // What is put off would be read from its first row to its last by each search.
  await sql`create index search_entries_parts on search_entries
    using gin (search_parts(kind, listed)) with (fastupdate = off)
    where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`.execute(db);
}

/** Lists find inside of words by an index of three letters each, and no longer by reading every record. */
export const partsOfWords: Migration = {
  name: '147-parts-of-words',
  async up(db, { engine }) {
    if (engine === 'postgres') return indexOnPostgres(db);
    for (const kind of kinds) await indexOnSqlite(db, kind);
  },
};
