import { devNull } from 'node:os';
import pg from 'pg';
import { connectionAddress, describeTlsFailure } from '#platform/database/connection-address.ts';
import { isUnavailable } from '#platform/database/faults.server.ts';
import { BackupRefusal, ForeignBackup } from './backup-refusal.ts';
import { requireProgram, runProgram } from './run-postgres-program.server.ts';
import { sync } from './sync.server.ts';

/** The schema to which the existing tables are moved during a restore. */
export const asideSchema = 'entrada_before_restore';

const connectTimeout = 10_000;

/** Runs `work` with one connection. Throws `BackupRefusal` if the server is unavailable. */
export async function withConnection<Value>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({
    connectionString: connectionAddress(databaseUrl),
    connectionTimeoutMillis: connectTimeout,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const tls = describeTlsFailure(error);
    if (tls !== null) throw new BackupRefusal(`DATABASE_URL: ${tls}. Nothing was done.`);
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

/** Reads a dump to its end. Throws `BackupRefusal` if it is damaged or lacks a table of the site. */
export async function checkPostgresDump(file: string, pgRestore: string): Promise<void> {
  const contents = await runProgram(pgRestore, ['--list', file], null);
  for (const table of ['schema_migrations', 'bookings', 'orders', 'company'])
    if (!new RegExp(`TABLE DATA public ${table} `).test(contents))
      throw new ForeignBackup(`${file} is no backup of this site: it has no table ${table}.`);
  await runProgram(pgRestore, [`--file=${devNull}`, file], null);
}

/** Writes a consistent snapshot of the tables to `target` and verifies it. */
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
