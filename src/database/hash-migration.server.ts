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
import { type Engine, engineWords } from '#platform/database/engine.server.ts';
import type { Migration } from './migrations/migration.ts';

const createDriver = () => new DummyDriver();

/** Compilers of both engines that reach no database. */
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

/** What the migration would send to the engine, in order; every query is answered with no rows. */
async function statementsOf(migration: Migration, engine: Engine): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<unknown>({
    dialect: dialects[engine],
    log: ({ query }) => void statements.push(query),
  });
  await migration.up(db, engineWords[engine]);
  await db.destroy();
  return statements;
}

/**
 * The identity of a migration on one engine: SHA-256, hex, of its name and of the statements that it
 * sends, with their parameters. Neither the layout of the SQL counts nor a parameter that is drawn
 * anew at each run, such as a secret.
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
