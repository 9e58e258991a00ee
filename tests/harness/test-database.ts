import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseName } from '#platform/database/data-folder.server.ts';
import { makePristine, type Pristine, readPristine } from './used-database.ts';

export type Engine = 'sqlite' | 'postgres';

export type TestDatabase = {
  engine: Engine;
  /** Names as in the settings of the server; `databaseUrl` is absent for the embedded database. */
  settings: { dataDir: string; databaseUrl?: string };
  /** The same as environment variables, for a server started as a process. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  /** Removes the database and its folder. Close every connection of the test before. */
  dispose: () => Promise<void>;
};

/** The engine that this run of the API tests is for (`TEST_DB`, set by each Vitest project). */
export function engineOfThisRun(): Engine {
  const engine = process.env.TEST_DB ?? 'sqlite';
  if (engine !== 'sqlite' && engine !== 'postgres') throw new Error(`TEST_DB is ${engine}.`);
  return engine;
}

/** The engines of a fault test: each day the one that it is harder on, both in the long form. */
export function enginesOf(daily: Engine): Engine[] {
  return process.env.TEST_LONG ? ['sqlite', 'postgres'] : [daily];
}

/** An empty database, without tables, that no other test shares. */
export async function createTestDatabase(
  engine: Engine = engineOfThisRun(),
): Promise<TestDatabase> {
  return createFrom(null, engine);
}

/** A copy of the database that this run has migrated, that no other test shares. */
export async function createMigratedDatabase(
  engine: Engine = engineOfThisRun(),
): Promise<TestDatabase> {
  const template = process.env[migratedVariable[engine]];
  if (!template)
    throw new Error(
      `${migratedVariable[engine]} is not set: this Vitest project lacks migrated-setup.`,
    );
  return createFrom(template, engine);
}

/** Where `migrated-setup` says which database is copied: its file, or its name on the cluster. */
export const migratedVariable: Record<Engine, string> = {
  sqlite: 'TEST_MIGRATED_SQLITE',
  postgres: 'TEST_MIGRATED_POSTGRES',
};

async function createFrom(template: string | null, engine: Engine): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'entrada-data-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (template !== null) await copyFile(template, join(dataDir, databaseName));
    return { engine, settings: { dataDir }, env: { DATA_DIR: dataDir }, dispose: removeFolder };
  }
  const copy = template === null ? null : await takeCopy(template);
  const name = copy?.name ?? (await createEmpty());
  const databaseUrl = urlOf(name);
  return {
    engine,
    settings: { dataDir, databaseUrl },
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    async dispose() {
      await (copy ? putBack(copy) : drop(name));
      await removeFolder();
    },
  };
}

async function createEmpty(): Promise<string> {
  const name = `entrada_${randomBytes(8).toString('hex')}`;
  await onCluster(`create database ${name}`);
  return name;
}

async function drop(name: string): Promise<void> {
  await onCluster(`drop database if exists ${name} with (force)`);
}

/** Removes the copies of a migrated database that wait for another test, when the run ends. */
export async function dropCopies(template: string): Promise<void> {
  const copies = await onCluster(
    `select datname as name from pg_database where starts_with(datname, '${template}_')`,
  );
  for (const { name = '' } of copies) await drop(name);
}

/** A copy, and a connection to it that stays: a new one would read the whole catalogue for each test. */
type Copy = { name: string; client: Client; uses: number; isLost: boolean };
/** Copies that a test of this process has used, and that are again as they were made. */
const waiting: Copy[] = [];
/** Rows that were removed stay in the files: after so many tests a copy gives way to a fresh one. */
const mostUses = 50;
let pristine: Promise<Pristine> | null = null;

async function takeCopy(template: string): Promise<Copy> {
  const used = waiting.pop();
  if (used) return used;
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await onCluster(await copyStatement(name, template));
  const client = new Client({ connectionString: urlOf(name) });
  const copy: Copy = { name, client, uses: 0, isLost: false };
  // A test may end all connections, and the cluster may go before this process does.
  client.on('error', () => (copy.isLost = true));
  await client.connect();
  (client as Client & { unref(): void }).unref();
  pristine ??= readPristine(client);
  await pristine;
  return copy;
}

async function putBack(copy: Copy): Promise<void> {
  copy.uses += 1;
  if (await isPristineAgain(copy)) waiting.push(copy);
  else {
    await copy.client.end().catch(() => {});
    await drop(copy.name);
  }
}

async function isPristineAgain(copy: Copy): Promise<boolean> {
  if (copy.uses >= mostUses || copy.isLost || pristine === null) return false;
  try {
    return await makePristine(copy.client, await pristine);
  } catch (error) {
    if (copy.isLost) return false;
    throw error;
  }
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: this Vitest project lacks postgres-setup.');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** Which versions copy files only when they are told to: others know no other way, nor the words. */
const choosesHow = 15;
let version: number | null = null;

/** Copies the files of a database, at half the processor's time of the usual way, which logs each page. */
async function copyStatement(name: string, template: string): Promise<string> {
  if (version === null) {
    const [row] = await onCluster('show server_version_num');
    version = Math.floor(Number(row?.server_version_num) / 10_000);
  }
  const copied = version >= choosesHow ? ' strategy file_copy' : '';
  return `create database ${name} template ${template}${copied}`;
}

async function onCluster(statement: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
