import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

/** Rows of an index that are looked at; all of a large one would take seconds. */
const rowsOfIndex = 200;

/** Looks at all tables, says which need new statistics, and makes none. */
const listStale = 0x1_0003;

/** The full-text index chooses its own plans, and its tables take longest. */
const isOfFullText = (statement: string) => statement.includes('"search_words');

/**
 * Renews what SQLite knows of its tables where that is missing or they have grown much, as its authors
 * advise, one table in a turn. PostgreSQL does so by itself. Returns how many tables there were.
 * https://sqlite.org/lang_analyze.html
 */
export async function keepStatistics(database: Database): Promise<number> {
  if (database.engine !== 'sqlite') return 0;
  const stale = await database.read(async (db) => {
    await sql`pragma analysis_limit = ${sql.lit(rowsOfIndex)}`.execute(db);
    const { rows } = await sql<{
      optimize: string;
    }>`pragma optimize(${sql.lit(listStale)})`.execute(db);
    return rows.map(({ optimize }) => optimize).filter((statement) => !isOfFullText(statement));
  });
  for (const statement of stale) {
    await nextTurn();
    await database.transaction(async (trx) => void (await sql.raw(statement).execute(trx)));
  }
  return stale.length;
}
