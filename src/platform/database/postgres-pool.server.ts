import {
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryCompiler,
} from 'kysely';
import pg from 'pg';
import { isAnswerTimeout } from './faults.server.ts';
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

/** What a pool is for: how many connections it has, and its limits in milliseconds. */
export type PoolLimits = {
  connections: number;
  /** How long work waits for a connection of the pool. */
  queue: number;
  /** How long the server may work on a statement, waiting for locks included. */
  statement: number;
};

/** Reads have connections of their own, so that no rush of writes that wait for a lock stops them. */
export const readLimits: PoolLimits = { connections: 4, queue: 5_000, statement: 4_000 };
export const transactionLimits: PoolLimits = { connections: 6, queue: 15_000, statement: 8_000 };
export const migrationLimits: PoolLimits = { connections: 2, queue: 15_000, statement: 600_000 };

const longestConnecting = 3_000;
const longestIdleInTransaction = 10_000;
// The server's own limit comes first: its answer leaves the connection usable.
const answerAfterStatement = 1_000;
const firstKeepAlive = 10_000;

/** The pool's own limit also counts the wait for a free connection, which may be longer. */
class QuicklyConnectingClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: longestConnecting });
  }
}

/** A connection that says nothing in time is destroyed instead of being used again. */
function withoutHanging(client: pg.PoolClient): PostgresPoolClient {
  let hung: unknown = null;
  async function query<Row>(text: string, parameters: readonly unknown[]) {
    if (hung !== null) throw hung;
    try {
      const result: unknown = await client.query(text, [...parameters]);
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      if (isAnswerTimeout(error)) hung = error;
      throw error;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || hung !== null),
  };
}

/**
 * A pool whose rows hold what SQLite's hold: numbers, instants and days as text. `onIdleError`
 * hears of idle connections that end; one in use fails its query instead.
 */
export function openPostgres(
  databaseUrl: string,
  limits: PoolLimits,
  onIdleError: (error: Error) => void,
): PostgresPool {
  const pool = new pg.Pool({
    Client: QuicklyConnectingClient as unknown as new () => pg.ClientBase,
    connectionString: databaseUrl,
    max: limits.connections,
    connectionTimeoutMillis: limits.queue,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + answerAfterStatement,
    idle_in_transaction_session_timeout: longestIdleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: firstKeepAlive,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A connection that the server closes must not end the process, and the pool hears of idle ones only.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => withoutHanging(await pool.connect()),
    end: () => pool.end(),
  };
}

class CheckingPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new CheckingPostgresCompiler();
  }
}

export function postgresDialect(pool: PostgresPool): PostgresDialect {
  return new CheckingPostgresDialect({ pool });
}
