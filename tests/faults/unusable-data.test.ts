import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { becomeFirstOwner } from '../harness/first-owner-path.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';
import { runOwnerCommand, runServerToItsEnd } from './run-server.ts';

const nobody = 65_534;

let open: OpenDatabase;
let dataDir: string;
let database: string;
afterEach(() => open.close());

const pageBytes = 4096;

function overwrite(path: string, { from, to }: { from: number; to: number }): void {
  const bytes = readFileSync(path);
  bytes.fill('x', pageBytes * from, pageBytes * to);
  writeFileSync(path, bytes);
}

/** Makes it so large, some 30 MB, that it is not read whole before the server listens. */
function fillUp(path: string): void {
  const file = new DatabaseSync(path);
  file.exec(`create table ballast (id integer primary key, bytes blob);
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 7000)
    insert into ballast select n, randomblob(4000) from numbers;`);
  file.close();
}

/** Starts the server and expects it to end with only this message. */
async function expectRefusal(sentence: string, uid?: number): Promise<void> {
  const { code, output } = await runServerToItsEnd({ ...open.env, DATA_DIR: dataDir }, uid);
  expect({ code, output: output.trim() }).toEqual({ code: 1, output: sentence });
}

describe('the start with the embedded database ends with one message when', () => {
  beforeEach(async () => {
    open = await openMigratedDatabase({ engine: 'sqlite', seeded: true });
    await open.database.close();
    dataDir = open.settings.dataDir;
    database = join(dataDir, 'entrada.sqlite');
  });

  const damaged = () =>
    `The database ${database} is damaged or no database; move it and its -wal and -shm aside and restore a backup`;

  it('the database is something else', async () => {
    writeFileSync(database, 'this is no database, '.repeat(500));
    await expectRefusal(damaged());
  });

  it('some of its pages are overwritten', async () => {
    overwrite(database, { from: 3, to: 9 });
    await expectRefusal(damaged());
  });

  it('its end is cut off', async () => {
    truncateSync(database, pageBytes * 5);
    await expectRefusal(damaged());
  });

  it('it is large, and its first pages are overwritten', async () => {
    fillUp(database);
    overwrite(database, { from: 3, to: 9 });
    await expectRefusal(damaged());
  });

  it('it is large, and its end is cut off', async () => {
    fillUp(database);
    truncateSync(database, pageBytes * 4000);
    await expectRefusal(damaged());
  });

  it('a newer version has used it', async () => {
    const file = new DatabaseSync(database);
    file.exec(`insert into schema_migrations values ('999-from-the-future', '2030-01-01')`);
    file.close();
    await expectRefusal(
      `The database ${database} was used by a newer version (it has the step 999-from-the-future); install that version again, or restore a backup from before the update`,
    );
  });

  it('it ran another form of a migration', async () => {
    const file = new DatabaseSync(database);
    file.exec(`update schema_hashes set hash = 'another' where name = '006-orders'`);
    file.close();
    await expectRefusal(
      `The database ${database} ran another form of the step 006-orders than this version has, so its tables may differ; install the version that ran it again, or restore a backup from before (npm run restore -- <backup>)`,
    );
  });

  it('it lacks columns', async () => {
    const file = new DatabaseSync(database);
    file.exec('alter table orders drop column billing_nif; drop table charges');
    file.close();
    await expectRefusal(
      `The database ${database} lacks charges.payment_id, charges.order_id, charges.subscription_id, charges.invoice_id, charges.amount_cents and 8 more, although its migrations have run; restore a backup that has it (npm run restore -- <backup>)`,
    );
  });

  it('it is not writable', async () => {
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(dataDir, nobody, nobody);
    chmodSync(database, isRoot ? 0o644 : 0o400);
    await expectRefusal(
      `The database ${database} cannot be written (EACCES); let this user write it and its folder`,
      isRoot ? nobody : undefined,
    );
  });

  it('it is missing where there are mails', async () => {
    dataDir = join(dataDir, 'unmounted');
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    writeFileSync(join(dataDir, 'mail', 'a.eml'), 'x');
    await expectRefusal(
      `The data folder ${dataDir} holds mail but no database entrada.sqlite, so it is not filled with samples. Put the database back (npm run restore -- <backup>), or set DATA_DIR to an empty folder for a new site.`,
    );
    expect(readdirSync(dataDir)).toEqual(['mail']);
  });

  it('it is missing where there are a lock and a backup', async () => {
    dataDir = join(dataDir, 'emptied');
    mkdirSync(dataDir);
    for (const name of ['server.lock', 'backup-2026-11-21.sqlite'])
      writeFileSync(join(dataDir, name), 'x');
    await expectRefusal(
      `The data folder ${dataDir} holds backup-2026-11-21.sqlite, server.lock but no database entrada.sqlite, so it is not filled with samples. Put the database back (npm run restore -- <backup>), or set DATA_DIR to an empty folder for a new site.`,
    );
    expect(existsSync(join(dataDir, 'entrada.sqlite'))).toBe(false);
  });

  it('the data folder is a file', async () => {
    dataDir = join(dataDir, 'file');
    writeFileSync(dataDir, '');
    await expectRefusal(
      `The data folder ${dataDir} cannot be used (EEXIST); make it a folder that this user may write in, or set DATA_DIR to another one`,
    );
  });

  it('the lock file is something else', async () => {
    const lock = join(dataDir, 'server.lock');
    writeFileSync(lock, 'pid 4711\n'.repeat(200));
    await expectRefusal(
      `The lock file ${lock} cannot be used (file is not a database); remove it, a server makes a new one`,
    );
  });

  it('another program keeps it locked', async () => {
    const other = new DatabaseSync(database);
    other.exec('begin immediate');
    await expectRefusal(
      `The database ${database} is held by another program; end that program and start again`,
    );
    other.close();
  });

  it('an owner command ends with the same message for a damaged one', async () => {
    writeFileSync(database, 'this is no database, '.repeat(500));
    const { code, output } = await runOwnerCommand(open.env, 'outbox');
    expect({ code, output: output.trim() }).toEqual({ code: 1, output: damaged() });
  });
});

describe('the start with PostgreSQL ends with one message when', () => {
  it('a newer version has used the database', async () => {
    open = await openMigratedDatabase({ engine: 'postgres' });
    dataDir = open.settings.dataDir;
    await sql`insert into schema_migrations values ('999-from-the-future', '2030-01-01')`.execute(
      open.database.forMigrations,
    );
    await expectRefusal(
      'The database of DATABASE_URL was used by a newer version (it has the step 999-from-the-future); install that version again, or restore a backup from before the update',
    );
  });
});

describe('a large database is read whole after the start, and', () => {
  beforeEach(async () => {
    open = await openMigratedDatabase({ engine: 'sqlite', seeded: true });
    await open.database.close();
    database = join(open.settings.dataDir, 'entrada.sqlite');
    fillUp(database);
  });

  async function startUntilRead(): Promise<RunningServer> {
    const server = await startServer({ ...open.env, DATA_DIR: open.settings.dataDir });
    await expect
      .poll(() => server.logs.join('\n'), { timeout: 60_000 })
      .toMatch(/the whole database was read|the database is damaged/);
    return server;
  }
  const readToday = async (server: RunningServer) => {
    const cookie = await becomeFirstOwner(server);
    const response = await fetch(`${server.origin}/api/admin/today`, {
      headers: { Cookie: cookie },
    });
    return response.json() as Promise<{ damagedFile: string | null }>;
  };

  it('the log and Today say that it is damaged', async () => {
    overwrite(database, { from: 6000, to: 6002 });
    const server = await startUntilRead();
    expect(server.logs.filter((line) => line.includes('"level":50')).join()).toContain(
      'the database is damaged: stop the server and restore a backup',
    );
    expect((await readToday(server)).damagedFile).toBe(database);
    expect(await server.stop()).toBe(0);
  });

  it('the log says that it is sound', async () => {
    const server = await startUntilRead();
    expect(server.logs.join()).toContain('the whole database was read: it is sound');
    expect((await readToday(server)).damagedFile).toBe(null);
    expect(await server.stop()).toBe(0);
    expect(existsSync(`${database}-wal`)).toBe(false);
  });
});

it('a first start that was killed while creating its files does not prevent the next one', async () => {
  open = await openMigratedDatabase({ engine: 'sqlite' });
  dataDir = join(open.settings.dataDir, 'new');
  mkdirSync(dataDir);
  for (const name of ['server.lock', 'entrada.sqlite']) writeFileSync(join(dataDir, name), '');
  const server = await startServer({ DATA_DIR: dataDir });
  expect(server.logs.join()).toContain('"msg":"seeded the sample content"');
  await server.stop();
});
