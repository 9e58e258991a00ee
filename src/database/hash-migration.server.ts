import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type CompiledQuery,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Engine, engineSql } from '#platform/database/engine.server.ts';
import type { Migration } from './migrations/migration.ts';

const createDriver = () => new DummyDriver();

/** The query compilers of both engines, without a connection. */
const dialects: Record<Engine, Dialect> = {
  sqlite: {
    createDriver,
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createDriver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** Returns the statements that a migration sends to an engine, in order; every query returns no rows. */
async function statementsOf(migration: Migration, engine: Engine): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<unknown>({
    dialect: dialects[engine],
    log: ({ query }) => void statements.push(query),
  });
  await migration.up(db, engineSql[engine]);
  await db.destroy();
  return statements;
}

/**
 * Returns the SHA-256, in hex, of a migration's name, statements and parameters on one engine. White
 * space in the SQL does not count, nor do parameters that differ at each run, such as a secret.
 */
export async function hashMigration(migration: Migration, engine: Engine): Promise<string> {
  const statements = await statementsOf(migration, engine);
  const again = await statementsOf(migration, engine);
  const sent = statements.map(({ sql, parameters }, index) => ({
    sql: sql.replace(/\s+/g, ' ').trim(),
    parameters: parameters.map((value, at) =>
      isDeepStrictEqual(value, again[index]?.parameters[at]) ? { value } : 'drawn anew',
    ),
  }));
  return createHash('sha256')
    .update(JSON.stringify({ name: migration.name, sent }))
    .digest('hex');
}
