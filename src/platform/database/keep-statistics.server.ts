import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queryable } from './database.server.ts';

/** Rows of an index that are looked at; all of a large one would take seconds. */
const rowsOfIndex = 200;

/** Looks at all tables, says which need new statistics, and makes none. */
const listStale = 0x1_0003;

/** Any plan is quick among fewer rows; the many small tables of a site would each be written at its start. */
const fewestRows = 1000;

/** A full-text index chooses its own plans, and its tables take longest. */
const isOfFullText = (statement: string) => /"search_(words|parts)/.test(statement);

/** Whether the table that a statement analyses has so many rows that a plan matters. */
async function isOfManyRows(db: Queryable, statement: string): Promise<boolean> {
  const [, table] = /"(\w+)"$/.exec(statement) ?? [];
  if (table === undefined) return false;
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1 offset ${sql.lit(
    fewestRows - 1,
  )}`.execute(db);
  return rows.length > 0;
}

/**
 * Renews what SQLite knows of its tables where that is missing or they have grown much, as its authors
 * advise, one large table in a turn. PostgreSQL does so by itself. Returns how many tables there were.
 * https://sqlite.org/lang_analyze.html
 */
export async function keepStatistics(database: Database): Promise<number> {
  if (database.engine !== 'sqlite') return 0;
  const stale = await database.read(async (db) => {
    await sql`pragma analysis_limit = ${sql.lit(rowsOfIndex)}`.execute(db);
    const { rows } = await sql<{
      optimize: string;
    }>`pragma optimize(${sql.lit(listStale)})`.execute(db);
    const found: string[] = [];
    for (const { optimize } of rows)
      if (!isOfFullText(optimize) && (await isOfManyRows(db, optimize))) found.push(optimize);
    return found;
  });
  for (const statement of stale) {
    await nextTurn();
    await database.transaction(async (trx) => void (await sql.raw(statement).execute(trx)));
  }
  return stale.length;
}
