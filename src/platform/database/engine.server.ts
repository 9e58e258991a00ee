import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** All SQL that differs between the two engines. */
export type EngineSql = {
  engine: Engine;
  columns: Record<'instant' | 'boolean' | 'json' | 'day', RawBuilder<unknown>>;
  /** Waits for the named lock and holds it until the transaction ends. SQLite has one writer, so it needs none. */
  lock(transaction: QueryExecutorProvider, name: string): Promise<void>;
  /** Appended to a text that is sorted by: its bytes count, not the locale of the database. */
  byteOrder: RawBuilder<unknown>;
  /** Appended to a claiming select, so that two workers never claim the same row. */
  skipLocked: RawBuilder<unknown>;
  /**
   * Whether in a row of `search_entries` each word (letters a to z, digits) of one of these lists begins a
   * word.
   */
  hasWordsBeginning(ways: readonly (readonly string[])[]): RawBuilder<SqlBool>;
  /**
   * Selects the ids of rows of `search_entries`: all of a kind that have in `listed` each part of one of
   * these lists, and perhaps others, as only letters in groups of three are compared. Null where a list has
   * no part of three letters.
   */
  mayHaveParts(
    kind: string,
    ways: readonly (readonly string[])[],
  ): RawBuilder<{ id: number }> | null;
  /**
   * Merges in one table of the search index some of the parts that transactions have left there, a few
   * milliseconds of it. Returns whether there was anything to merge. Null where the engine does so itself.
   */
  mergeSearch: ((transaction: QueryExecutorProvider) => Promise<boolean>) | null;
  /** Adds triggers that increment `content_revision` at every insert, update and delete in `table`. */
  watchContent(database: QueryExecutorProvider, table: string): Promise<void>;
  /** How many rows hold the version of a topic, so that transactions at the same time need not wait. */
  topicShards: number;
  /** Adds triggers that raise a topic's version when rows of `table` are inserted, updated or deleted. */
  watchTopic(database: QueryExecutorProvider, table: string, topic: string): Promise<void>;
  /**
   * Makes a temporary table with the rows of one of this name stand before it until the transaction ends,
   * so that what is written there holds no lock. Null for SQLite, where a copy of the file does the same.
   */
  shadow: ((transaction: QueryExecutorProvider, table: string) => Promise<void>) | null;
  /** Selects each column of each table as `table.column` in `name`, in order, without the engine's own tables. */
  selectColumns: RawBuilder<{ name: string }>;
  /** Selects a row if there is a table of this name. */
  selectTable(name: string): RawBuilder<unknown>;
};

/**
 * Returns for each list the letters of its parts in groups of three, the last one with letters of the one
 * before it: the fewer are sought the sooner. Null if a list has none.
 */
function groupsOfThree(ways: readonly (readonly string[])[]): string[][] | null {
  const groups = ways.map((parts) => {
    const all = parts.flatMap((part) => {
      const letters = [...part];
      const last = letters.length - 3;
      const starts = letters.flatMap((_, at) => (at % 3 === 0 && at < last ? [at] : []));
      return last < 0 ? [] : [...starts, last].map((at) => letters.slice(at, at + 3).join(''));
    });
    return [...new Set(all)];
  });
  return groups.some((all) => all.length === 0) ? null : groups;
}

const searchTables = [
  'search_words',
  ...['person', 'booking', 'conversation', 'order', 'subscriber'].map(
    (kind) => `search_parts_${kind}`,
  ),
];

/** Pages of SQLite that are written by one step of merging, some 128 kB. */
const pagesOfMerging = 32;

async function totalChanges(transaction: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(
    transaction,
  );
  return rows[0]?.total ?? 0;
}

const changes = ['insert', 'update', 'delete'] as const;

const sqlite: EngineSql = {
  engine: 'sqlite',
  // The SQLite connection converts by these declared types: boolean to true and false, json to values.
  columns: { instant: sql`text`, boolean: sql`boolean`, json: sql`json`, day: sql`text` },
  async lock() {},
  byteOrder: sql``,
  skipLocked: sql``,
  hasWordsBeginning: (ways) => sql`search_entries.id in (select rowid from search_words
    where search_words match ${ways
      .map((words) => `(${words.map((word) => `${word}*`).join(' AND ')})`)
      .join(' OR ')})`,
  mayHaveParts(kind, ways) {
    const sought = groupsOfThree(ways)?.map(
      (groups) => `(${groups.map((group) => `"${group.replaceAll('"', '""')}"`).join(' AND ')})`,
    );
    const parts = sql.table(`search_parts_${kind}`);
    return sought
      ? sql`select rowid as id from ${parts}
          where ${sql.ref(`search_parts_${kind}`)} match ${sought.join(' OR ')}`
      : null;
  },
  async mergeSearch(transaction) {
    for (const table of searchTables) {
      const before = await totalChanges(transaction);
      await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank)
        values ('merge', ${pagesOfMerging})`.execute(transaction);
      // The command itself counts as one change, as SQLite documents.
      if ((await totalChanges(transaction)) - before > 1) return true;
    }
    return false;
  },
  async watchContent(database, table) {
    for (const change of changes) {
      await sql`create trigger ${sql.ref(`${table}_${change}_raises_revision`)} after ${sql.raw(change)}
        on ${sql.ref(table)} begin update content_revision set revision = revision + 1; end`.execute(
        database,
      );
    }
  },
  topicShards: 1,
  async watchTopic(database, table, topic) {
    for (const change of changes)
      await sql`create trigger ${sql.ref(`${table}_${change}_raises_topic`)} after ${sql.raw(change)}
        on ${sql.ref(table)} begin update topic_versions set version = version + 1
        where topic = ${sql.lit(topic)}; end`.execute(database);
  },
  shadow: null,
  selectColumns: sql`select t.name || '.' || c.name as name
    from sqlite_schema as t, pragma_table_info(t.name) as c
    where t.type = 'table' and t.name not like 'sqlite%' order by t.name, c.cid`,
  selectTable: (name) => sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`,
};

// A row that another transaction holds is passed over: waiting for it would be waiting for its commit.
const raiseTopic = sql`create or replace function raise_topic() returns trigger language plpgsql as
  $$ begin
    if exists (select from changed) then
      update topic_versions set version = version + 1 where topic = tg_argv[0] and shard = coalesce(
        (select shard from topic_versions where topic = tg_argv[0]
          limit 1 for no key update skip locked),
        pg_backend_pid() % (select count(*) from topic_versions where topic = tg_argv[0]));
    end if;
    return null;
  end $$`;

const postgres: EngineSql = {
  engine: 'postgres',
  columns: { instant: sql`timestamptz`, boolean: sql`boolean`, json: sql`jsonb`, day: sql`date` },
  async lock(transaction, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  },
  byteOrder: sql`collate "C"`,
  skipLocked: sql`for update skip locked`,
  hasWordsBeginning: (ways) =>
    sql`lexemes @@ ${ways
      .map((words) => `(${words.map((word) => `'${word}':*`).join(' & ')})`)
      .join(' | ')}::tsquery`,
  mayHaveParts(kind, ways) {
    const sought = groupsOfThree(ways)?.map((groups) => {
      const all = groups.map((group) => `${kind} ${group}`);
      return sql`search_parts(kind, listed) @> array[${sql.join(all)}]::text[]`;
    });
    return sought
      ? sql`select id from search_entries
          where kind = ${sql.lit(kind)} and (${sql.join(sought, sql` or `)})`
      : null;
  },
  mergeSearch: null,
  async watchContent(database, table) {
    await sql`create or replace function raise_content_revision() returns trigger language plpgsql as
      $$ begin update content_revision set revision = revision + 1; return null; end $$`.execute(
      database,
    );
    await sql`create trigger ${sql.ref(`${table}_raises_revision`)}
      after insert or update or delete on ${sql.ref(table)}
      for each statement execute function raise_content_revision()`.execute(database);
  },
  topicShards: 16,
  async watchTopic(database, table, topic) {
    await raiseTopic.execute(database);
    for (const change of changes)
      await sql`create trigger ${sql.ref(`${table}_${change}_raises_topic`)} after ${sql.raw(change)}
        on ${sql.ref(table)} referencing ${sql.raw(change === 'delete' ? 'old' : 'new')} table as changed
        for each statement execute function raise_topic(${sql.lit(topic)})`.execute(database);
  },
  async shadow(transaction, table) {
    const { rows } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      order by ordinal_position`.execute(transaction);
    const real = sql.table(`${rows[0]?.schema}.${table}`);
    const names = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`create temporary table ${sql.table(table)} (like ${real} including all)
      on commit drop`.execute(transaction);
    await sql`insert into ${sql.table(`pg_temp.${table}`)} (${names})
      select ${names} from ${real}`.execute(transaction);
  },
  selectColumns: sql`select c.relname || '.' || a.attname as name
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and pg_table_is_visible(c.oid) and c.relnamespace <> 'pg_catalog'::regnamespace
    order by c.relname, a.attnum`,
  selectTable: (name) => sql`select 1 from pg_class where oid = to_regclass(${name})`,
};

export const engineSql: Record<Engine, EngineSql> = { sqlite, postgres };
