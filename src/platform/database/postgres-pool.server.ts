import {
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryCompiler,
} from 'kysely';
import pg from 'pg';
import { connectionAddress } from './connection-address.ts';
import { isResponseTimeout, isStaleStatement } from './faults.server.ts';
import { CheckingPostgresCompiler } from './query-guards.server.ts';
import { getStatementName } from './statement-names.server.ts';

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

/** The size of a pool, and its time limits in milliseconds. */
export type PoolLimits = {
  connections: number;
  /** How long work waits for a free connection. */
  queue: number;
  /** How long a statement may take on the server, including waits for locks. */
  statement: number;
};

/** Reads have a separate pool, so that writes waiting for a lock cannot starve them. */
export const readLimits: PoolLimits = { connections: 4, queue: 5_000, statement: 4_000 };
export const transactionLimits: PoolLimits = { connections: 6, queue: 15_000, statement: 8_000 };
/** For reading the content revision four times a second. */
export const revisionLimits: PoolLimits = { connections: 1, queue: 1_000, statement: 1_000 };
export const migrationLimits: PoolLimits = { connections: 2, queue: 15_000, statement: 600_000 };

const longestConnecting = 3_000;
const longestIdleInTransaction = 10_000;
// The server's own limit applies first: the connection stays usable after its error.
const responseMargin = 1_000;
const firstKeepAlive = 10_000;

/** Has its own connect timeout: the pool's limit also covers the wait for a free connection. */
class ConnectTimeoutClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: longestConnecting });
  }
}

/** Destroys a connection that does not respond in time, or whose statements are stale, after its use. */
function discardWhenUnusable(client: pg.PoolClient): PostgresPoolClient {
  let unusable: unknown = null;
  async function query<Row>(text: string, parameters: readonly unknown[]) {
    if (unusable !== null) throw unusable;
    try {
      const name = getStatementName(text);
      const values = [...parameters];
      const result: unknown = await client.query(name ? { name, text, values } : { text, values });
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      if (isResponseTimeout(error) || isStaleStatement(error)) unusable = error;
      throw error;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || unusable !== null),
  };
}

/**
 * Returns a pool whose rows have the same types as SQLite's: numbers, and instants and days as text.
 * `onIdleError` is called when an idle connection is lost; a connection in use fails its query.
 */
export function openPostgres(
  databaseUrl: string,
  limits: PoolLimits,
  onIdleError: (error: Error) => void,
): PostgresPool {
  const pool = new pg.Pool({
    Client: ConnectTimeoutClient as unknown as new () => pg.ClientBase,
    connectionString: connectionAddress(databaseUrl),
    max: limits.connections,
    connectionTimeoutMillis: limits.queue,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + responseMargin,
    idle_in_transaction_session_timeout: longestIdleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: firstKeepAlive,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  });
  // A lost connection must not end the process, and the pool reports idle connections only.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => discardWhenUnusable(await pool.connect()),
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
