import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** All SQL that differs between the two engines. */
export type EngineSql = {
  engine: Engine;
  columns: Record<'instant' | 'boolean' | 'json' | 'day', RawBuilder<unknown>>;
  /** Waits for the named lock and holds it until the transaction ends. SQLite has one writer, so it needs none. */
  lock(transaction: QueryExecutorProvider, name: string): Promise<void>;
  /** Appended to a claiming select, so that two workers never claim the same row. */
  skipLocked: RawBuilder<unknown>;
  /** Whether in a row of `search_entries` each of these words (letters a to z, digits) begins a word. */
  hasWordsBeginning(words: readonly string[]): RawBuilder<SqlBool>;
  /** Adds triggers that increment `content_revision` at every insert, update and delete in `table`. */
  watchContent(database: QueryExecutorProvider, table: string): Promise<void>;
};

const sqlite: EngineSql = {
  engine: 'sqlite',
  // The SQLite connection converts by these declared types: boolean to true and false, json to values.
  columns: { instant: sql`text`, boolean: sql`boolean`, json: sql`json`, day: sql`text` },
  async lock() {},
  skipLocked: sql``,
  hasWordsBeginning: (words) => sql`search_entries.id in (select rowid from search_words
    where search_words match ${words.map((word) => `${word}*`).join(' AND ')})`,
  async watchContent(database, table) {
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.ref(`${table}_${change}_raises_revision`)} after ${sql.raw(change)}
        on ${sql.ref(table)} begin update content_revision set revision = revision + 1; end`.execute(
        database,
      );
    }
  },
};

const postgres: EngineSql = {
  engine: 'postgres',
  columns: { instant: sql`timestamptz`, boolean: sql`boolean`, json: sql`jsonb`, day: sql`date` },
  async lock(transaction, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  },
  skipLocked: sql`for update skip locked`,
  hasWordsBeginning: (words) =>
    sql`lexemes @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`,
  async watchContent(database, table) {
    await sql`create or replace function raise_content_revision() returns trigger language plpgsql as
      $$ begin update content_revision set revision = revision + 1; return null; end $$`.execute(
      database,
    );
    await sql`create trigger ${sql.ref(`${table}_raises_revision`)}
      after insert or update or delete on ${sql.ref(table)}
      for each statement execute function raise_content_revision()`.execute(database);
  },
};

export const engineSql: Record<Engine, EngineSql> = { sqlite, postgres };
