import { PostgresDialect, type QueryCompiler } from 'kysely';
import pg from 'pg';
import { CheckingPostgresCompiler } from './query-parameters.server.ts';

const int8 = 20;
const day = 1082;
const timestamptz = 1184;

function getTypeParser(oid: number): (text: string) => unknown {
  if (oid === int8) return Number;
  if (oid === day) return (text) => text;
  const parse = pg.types.getTypeParser(oid) as (text: string) => unknown;
  if (oid === timestamptz) return (text) => (parse(text) as Date).toISOString();
  return parse;
}

/**
 * A pool whose rows hold what SQLite's hold: numbers, instants and days as text. `onIdleError`
 * hears of idle connections that end; one in use fails its query instead.
 */
export function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A connection that the server closes must not end the process, and the pool hears of idle ones only.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

class CheckingPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new CheckingPostgresCompiler();
  }
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new CheckingPostgresDialect({ pool });
}
