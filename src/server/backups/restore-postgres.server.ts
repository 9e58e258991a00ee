import type pg from 'pg';
import { migrations } from '#database/migrate.server.ts';
import { backupFolder } from '#platform/backups/backup-files.ts';
import { writeBackup } from './back-up.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { requireKnownSchema } from './known-schema.ts';
import {
  asideSchema,
  checkPostgresDump,
  serverMajor,
  withConnection,
} from './postgres-backup.server.ts';
import { requireProgram, runProgram } from './run-postgres-program.server.ts';

type Place = { dataDir: string; databaseUrl: string };

async function namesOf(client: pg.Client, query: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query, values);
  return rows.map(({ name }) => name);
}

function tablesIn(client: pg.Client, schema: string): Promise<string[]> {
  const query =
    'select format($2, schemaname, tablename) as name from pg_tables where schemaname = $1';
  return namesOf(client, query, [schema, '%I.%I']);
}

function routinesIn(client: pg.Client, schema: string): Promise<string[]> {
  const query = `select p.oid::regprocedure::text as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = $1 and not exists
      (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  return namesOf(client, query, [schema]);
}

/** Moves all tables and functions from one schema to another, in one transaction. */
async function moveAll(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query('begin');
  try {
    // Names are qualified with their schema only if the search path is empty.
    await client.query(`set local search_path to ''`);
    for (const table of await tablesIn(client, from))
      await client.query(`alter table ${table} set schema ${to}`);
    for (const routine of await routinesIn(client, from))
      await client.query(`alter routine ${routine} set schema ${to}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Throws `BackupRefusal` if there is any other connection, such as a server or a database client. */
async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new BackupRefusal(
      `The database is in use by ${count} other connection${count === 1 ? '' : 's'}: stop every server of the site first (systemctl stop entrada, or Ctrl+C where npm start runs), then restore. Nothing was changed.`,
    );
}

/** Recovers from an interrupted restore: moves the tables back unless they were already replaced. */
async function recoverInterruptedRestore(client: pg.Client): Promise<void> {
  if (
    (await tablesIn(client, asideSchema)).length > 0 &&
    (await tablesIn(client, 'public')).length === 0
  )
    await moveAll(client, asideSchema, 'public');
  await client.query(`drop schema if exists ${asideSchema} cascade`);
}

async function replace(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`create schema ${asideSchema}`);
  await moveAll(client, 'public', asideSchema);
  try {
    await work();
  } catch (error) {
    await moveAll(client, asideSchema, 'public');
    await client.query(`drop schema ${asideSchema}`);
    throw error;
  }
  await client.query(`drop schema ${asideSchema} cascade`);
}

/**
 * Replaces the tables with a backup. Returns the file that holds the previous ones, or null if there
 * were none. Throws `BackupRefusal`, with the tables unchanged.
 */
export async function restorePostgres(
  file: string,
  place: Place,
  now: Date,
): Promise<string | null> {
  return withConnection(place.databaseUrl, async (client) => {
    const major = await serverMajor(client);
    const pgRestore = await requireProgram('pg_restore', major);
    await checkPostgresDump(file, pgRestore);
    await refuseWhileInUse(client);
    await recoverInterruptedRestore(client);
    const isEmpty = (await tablesIn(client, 'public')).length === 0;
    const kept = isEmpty ? null : await writeBackup(place, backupFolder(place.dataDir), now, true);
    await replace(client, async () => {
      const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
      await runProgram(pgRestore, [...options, file], place.databaseUrl);
      const applied = await namesOf(client, 'select name from public.schema_migrations', []);
      requireKnownSchema(
        applied,
        migrations.map(({ name }) => name),
        file,
      );
    });
    return kept;
  });
}
