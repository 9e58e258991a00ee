import { devNull } from 'node:os';
import pg from 'pg';
import { isUnavailable } from '#platform/database/faults.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { requireProgram, runProgram } from './run-postgres-program.server.ts';
import { sync } from './sync.server.ts';

/** Where the tables stay while a backup is put in their place. */
export const asideSchema = 'entrada_before_restore';

const connectTimeout = 10_000;

/** One connection for `work`. Throws `BackupRefusal` when the server cannot be reached. */
export async function withConnection<Value>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (!isUnavailable(error) && !/timeout/i.test((error as Error).message)) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new BackupRefusal(
      `DATABASE_URL: the PostgreSQL server cannot be used (${code ?? message}). Nothing was done.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function serverMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/** Reads a dump to its end. Throws `BackupRefusal` when it is damaged, or without our tables. */
export async function checkPostgresDump(file: string, pgRestore: string): Promise<void> {
  const contents = await runProgram(pgRestore, ['--list', file], null);
  for (const table of ['schema_migrations', 'bookings', 'orders', 'company'])
    if (!new RegExp(`TABLE DATA public ${table} `).test(contents))
      throw new BackupRefusal(`${file} is no backup of this site: it has no table ${table}.`);
  await runProgram(pgRestore, [`--file=${devNull}`, file], null);
}

/** Writes one moment of the database's tables to `target` and reads it back. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const major = await withConnection(databaseUrl, serverMajor);
  const pgDump = await requireProgram('pg_dump', major);
  const pgRestore = await requireProgram('pg_restore', major);
  const options = ['--format=custom', '--no-owner', '--no-privileges'];
  const others = `--exclude-schema=${asideSchema}`;
  await runProgram(pgDump, [...options, others, `--file=${target}`], databaseUrl);
  sync(target);
  await checkPostgresDump(target, pgRestore);
}
