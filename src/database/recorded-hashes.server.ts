import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { type Engine, engineSql } from '#platform/database/engine.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { hasTable } from './executed-steps.server.ts';
import { hashMigration } from './hash-migration.server.ts';
import landed from './migrations/landed.json' with { type: 'json' };
import type { Migration } from './migrations/migration.ts';

type Hashes = Readonly<Record<string, string>>;

const tableName = 'schema_hashes';
const table = sql.table(tableName);

/** Returns the hash of each landed migration on an engine, by its name. */
function landedHashes(engine: Engine): Hashes {
  return Object.fromEntries(Object.entries(landed).map(([name, hashes]) => [name, hashes[engine]]));
}

async function createTable(db: QueryExecutorProvider): Promise<void> {
  await sql`create table if not exists ${table} (name text primary key, hash text not null)`.execute(
    db,
  );
}

async function insertHash(db: QueryExecutorProvider, name: string, hash: string): Promise<void> {
  await sql`insert into ${table} (name, hash) values (${name}, ${hash})
    on conflict (name) do nothing`.execute(db);
}

/** Records the hash of a migration within the transaction that runs it. */
export async function recordHash(
  db: QueryExecutorProvider,
  migration: Migration,
  engine: Engine,
): Promise<void> {
  const hash = await hashMigration(migration, engine);
  await createTable(db);
  await insertHash(db, migration.name, hash);
}

async function recordedHashes(database: Database): Promise<Hashes> {
  if (!(await hasTable(database, tableName))) return {};
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from ${table}
    order by name`.execute(database.forMigrations);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Records the landed hashes of migrations that ran before hashes were recorded. */
export async function recordMissingHashes(
  database: Database,
  applied: readonly string[],
): Promise<void> {
  const { forMigrations, engine } = database;
  const recorded = await recordedHashes(database);
  const missing = Object.entries(landedHashes(engine)).filter(
    ([name]) => applied.includes(name) && !(name in recorded),
  );
  if (missing.length === 0) return;
  await forMigrations.transaction().execute(async (trx) => {
    await engineSql[engine].lock(trx, 'schema-hashes');
    await createTable(trx);
    for (const [name, hash] of missing) await insertHash(trx, name, hash);
  });
}

/** Throws `UnusableDataError` if a migration that has run was another one than the landed one. */
export async function refuseEdited(database: Database): Promise<void> {
  const expected = landedHashes(database.engine);
  const recorded = await recordedHashes(database);
  const edited = Object.keys(recorded).find(
    (name) => name in expected && expected[name] !== recorded[name],
  );
  if (edited === undefined) return;
  throw new UnusableDataError(
    `The database ${database.location} ran another form of the step ${edited} than this version has, so its tables may differ; install the version that ran it again, or restore a backup from before (npm run restore -- <backup>)`,
  );
}
