import pg from 'pg';

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

/** A pool whose rows hold what SQLite's hold: numbers, instants and days as text. */
export function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A server that closes an idle connection must not end the process.
  pool.on('error', onIdleError);
  return pool;
}
