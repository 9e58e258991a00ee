import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitForMail } from '../harness/mailbox.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';

let testDatabase: TestDatabase;
let server: RunningServer;
beforeEach(async () => {
  testDatabase = await createTestDatabase('sqlite');
});
afterEach(async () => {
  await server.kill();
  await testDatabase.dispose();
});

const inFolder = (name: string) => join(testDatabase.env.DATA_DIR, name);

function modes(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, (statSync(inFolder(name)).mode & 0o777).toString(8)]),
  );
}

async function bookOne(): Promise<void> {
  const [slot = { date: '', time: '' }] = await freeSlots(server.origin);
  expect((await postBooking(server.origin, bodyFor(slot))).status).toBe(201);
  await waitForMail(server.mailDir, () => true);
}

const files = ['entrada.sqlite', 'entrada.sqlite-wal', 'entrada.sqlite-shm', 'server.lock'];
const closed = Object.fromEntries(files.map((name) => [name, '600']));

it('files that a server creates can be read by its user only', async () => {
  const dataDir = inFolder('new/data');
  server = await startServer({ DATA_DIR: dataDir });
  await bookOne();
  const names = files.map((name) => `new/data/${name}`);
  expect(modes('new/data', 'new/data/mail', ...names)).toEqual({
    'new/data': '700',
    'new/data/mail': '700',
    ...Object.fromEntries(names.map((name) => [name, '600'])),
  });
});

it('files that an older version created for all users are made private at the next start', async () => {
  server = await startServer(testDatabase.env);
  await bookOne();
  await server.kill('SIGKILL');
  mkdirSync(inFolder('backups'));
  const backups = ['backup-2026-11-21.sqlite', 'backup.dump', 'backups/2026-11-21'];
  for (const name of backups) writeFileSync(inFolder(name), 'rows');
  for (const name of [...files, ...backups]) chmodSync(inFolder(name), 0o644);
  for (const name of ['.', 'mail', 'backups']) chmodSync(inFolder(name), 0o755);
  writeFileSync(inFolder('notes.txt'), 'not ours');
  chmodSync(inFolder('notes.txt'), 0o644);

  server = await startServer(testDatabase.env);
  await bookOne();
  expect(modes('.', 'mail', 'backups', 'notes.txt', ...files, ...backups)).toEqual({
    '.': '700',
    mail: '700',
    backups: '700',
    'notes.txt': '644',
    ...closed,
    ...Object.fromEntries(backups.map((name) => [name, '600'])),
  });
});
