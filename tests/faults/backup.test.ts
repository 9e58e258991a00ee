import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';

const page = fileURLToPath(new URL('../../docs/operations.md', import.meta.url));

const servers: RunningServer[] = [];
const databases: TestDatabase[] = [];
let server: RunningServer;

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('sqlite');
  databases.push(database);
  return database;
}

async function serve(database: TestDatabase): Promise<RunningServer> {
  const started = await startServer(database.env);
  servers.push(started);
  return started;
}

async function bookOne(): Promise<{ manageUrl: string; reference: string }> {
  const [slot = { date: '', time: '' }] = await freeSlots(server.origin);
  return (await postBooking(server.origin, bodyFor(slot))).json();
}

/** The booking as a server on the restored database shows it to the holder of the old link. */
async function shownBy(restored: RunningServer, manageUrl: string): Promise<unknown> {
  const token = manageUrl.split('/').at(-1);
  return (await fetch(`${restored.origin}/api/bookings/manage/${token}`)).json();
}

beforeEach(() => {
  servers.length = 0;
  databases.length = 0;
});
afterEach(async () => {
  await Promise.all(servers.map((started) => started.kill()));
  for (const database of databases) await database.dispose();
});

it('the command of the operations page copies SQLite while it runs, and the copy serves', async () => {
  const original = await newDatabase();
  server = await serve(original);
  const booked = await bookOne();
  const copied = await newDatabase();
  const source = join(original.env.DATA_DIR, 'entrada.sqlite');
  expect(existsSync(`${source}-wal`)).toBe(true);

  const command = /```sh\n(node -e [\s\S]+?)\n```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  const own = command
    .replace('data/entrada.sqlite', source)
    .replace('backup-$(date +%F).sqlite', join(copied.env.DATA_DIR, 'entrada.sqlite'))
    .replace(/^node/, `"${process.execPath}"`);
  execFileSync('sh', ['-c', own], { stdio: 'pipe' });
  const restored = await serve(copied);
  expect(await shownBy(restored, booked.manageUrl)).toMatchObject({ reference: booked.reference });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});
