import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { createTestDatabase, type Engine, type TestDatabase } from '../harness/test-database.ts';
import { type Printed, type } from '../operations/terminal.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engines: Engine[] = ['sqlite', 'postgres'];

const servers: RunningServer[] = [];
const databases: TestDatabase[] = [];

async function newDatabase(engine: Engine): Promise<TestDatabase> {
  const database = await createTestDatabase(engine);
  databases.push(database);
  return database;
}

async function serve(database: TestDatabase): Promise<RunningServer> {
  const started = await startServer(database.env);
  servers.push(started);
  return started;
}

type Booked = { manageUrl: string; reference: string };

async function bookOne(server: RunningServer): Promise<Booked> {
  const [slot = { date: '', time: '' }] = await freeSlots(server.origin);
  return (await postBooking(server.origin, bodyFor(slot))).json();
}

/** Returns the booking as a server shows it by its link, or the problem if there is none. */
async function shownBy(server: RunningServer, { manageUrl }: Booked): Promise<unknown> {
  const token = manageUrl.split('/').at(-1);
  return (await fetch(`${server.origin}/api/bookings/manage/${token}`)).json();
}

/** Runs a command line under the oldest Node that the README allows. */
function typed(line: string, { env }: TestDatabase): Promise<Printed> {
  return type(line, { cwd: root, env });
}

/** Runs the backup command and returns the path that it prints. */
async function backUp(database: TestDatabase): Promise<string> {
  const { code, output, error } = await typed('npm run backup', database);
  expect(error).not.toContain('Error');
  expect(code).toBe(0);
  return /^Backed up and checked: (\S+) /m.exec(output)?.[1] ?? '';
}

/** Runs the restore command and returns its output. */
async function restore(file: string, database: TestDatabase): Promise<string> {
  const { code, output, error } = await typed(`npm run restore -- ${file}`, database);
  expect(error).not.toMatch(/failed|damaged|refused/);
  expect(code).toBe(0);
  return output;
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

beforeEach(() => {
  servers.length = 0;
  databases.length = 0;
});
afterEach(async () => {
  await Promise.all(servers.map((started) => started.kill()));
  for (const database of databases) await database.dispose();
});

describe.each(engines)('npm run backup and npm run restore on %s', (engine) => {
  it('copy the database while the server runs, and the copy works elsewhere', async () => {
    const original = await newDatabase(engine);
    const server = await serve(original);
    const booked = await bookOne(server);
    const place = `files/ab/${'c'.repeat(62)}`;
    await mkdir(dirname(join(original.env.DATA_DIR, place)), { recursive: true });
    await writeFile(join(original.env.DATA_DIR, place), 'a picture');

    const file = await backUp(original);
    expect(modeOf(file)).toBe('600');
    expect(modeOf(join(original.env.DATA_DIR, 'backups'))).toBe('700');
    // The backup, what its check found, and the files.
    expect(readdirSync(join(original.env.DATA_DIR, 'backups'))).toHaveLength(3);
    expect(modeOf(`${file}.check.json`)).toBe('600');
    expect(modeOf(join(original.env.DATA_DIR, 'backups', place))).toBe('600');

    const elsewhere = await newDatabase(engine);
    expect(await restore(file, elsewhere)).toContain(
      'There was no database before. Files put back: 1. Start the server.',
    );
    expect(readFileSync(join(elsewhere.env.DATA_DIR, place), 'utf8')).toBe('a picture');
    const second = await serve(elsewhere);
    expect(await shownBy(second, booked)).toMatchObject({ reference: booked.reference });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it('restore a backup, and keep the database that it replaces', async () => {
    const database = await newDatabase(engine);
    const first = await serve(database);
    const early = await bookOne(first);
    const file = await backUp(database);
    const late = await bookOne(first);

    const refused = await typed(`npm run restore -- ${file}`, database);
    expect(refused.code).toBe(1);
    expect(refused.error).toMatch(/stop (it|every server of the site) first/);
    expect(await shownBy(first, late)).toMatchObject({ reference: late.reference });

    await first.stop();
    const restored = await restore(file, database);
    const second = await serve(database);
    expect(await shownBy(second, early)).toMatchObject({ reference: early.reference });
    expect(await shownBy(second, late)).toMatchObject({ status: 404 });
    await second.stop();

    const aside = /What was there is in (\S+)\. Start the server/.exec(restored)?.[1] ?? '';
    const kept = engine === 'sqlite' ? join(aside, 'entrada.sqlite') : aside;
    await restore(kept, database);
    const third = await serve(database);
    expect(await shownBy(third, late)).toMatchObject({ reference: late.reference });
  });

  it('say of a backup whether it is sound, and restore none whose bytes have changed', async () => {
    const database = await newDatabase(engine);
    await (await serve(database)).stop();
    const file = await backUp(database);
    const check = () => typed(`npm run backup -- --check=${file}`, database);
    expect(await check()).toMatchObject({
      code: 0,
      output: expect.stringContaining('Read and sound: '),
    });
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
    const damaged = await check();
    expect([damaged.code, damaged.error]).toEqual([
      3,
      expect.stringContaining('other bytes than were written'),
    ]);
    const refused = await typed(`npm run restore -- ${file}`, database);
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('is damaged')]);
  });

  it('refuse a damaged backup, and leave the database unchanged', async () => {
    const database = await newDatabase(engine);
    const server = await serve(database);
    const booked = await bookOne(server);
    const file = await backUp(database);
    await server.stop();
    const damaged = await open(file, 'r+');
    const { size } = await damaged.stat();
    await damaged.truncate(Math.floor(size / 2));
    await damaged.close();

    const { code, error } = await typed(`npm run restore -- ${file}`, database);
    expect(code).toBe(1);
    expect(error).toContain('is damaged');
    const again = await serve(database);
    expect(await shownBy(again, booked)).toMatchObject({ reference: booked.reference });
  });
});

it('backups older than a month are removed, except the newest seven', async () => {
  const database = await newDatabase('sqlite');
  await (await serve(database)).stop();
  const folder = join(database.env.DATA_DIR, 'backups');
  await mkdir(folder, { mode: 0o700 });
  const old = Array.from({ length: 8 }, (_, day) => `entrada-2020010${day + 1}T000000000Z.sqlite`);
  for (const name of [...old, 'notes.txt']) await writeFile(join(folder, name), '');
  const { output } = await typed('npm run backup', database);
  expect(output).toContain('Older ones removed: entrada-20200102T000000000Z.sqlite, entrada-2020');
  const left = readdirSync(folder);
  expect(left.filter((name) => name.endsWith('.sqlite'))).toHaveLength(7);
  expect(left).toContain('notes.txt');
});

it('a backup is written to the given folder, relative to the working directory', async () => {
  const database = await newDatabase('sqlite');
  await (await serve(database)).stop();
  const { code, output } = await type(`npm --prefix ${root} run backup -- --to=kept`, {
    cwd: database.env.DATA_DIR,
    env: database.env,
  });
  expect(code).toBe(0);
  expect(output).toContain(
    `Backed up and checked: ${join(database.env.DATA_DIR, 'kept')}/entrada-`,
  );
});

it.each([
  ['npm run restore -- no-such-file', 1, 'no-such-file cannot be read (ENOENT)'],
  ['npm run restore -- package.json', 1, 'package.json is no backup of this site.'],
  ['npm run restore', 2, 'npm run restore -- <file>'],
  ['npm run backup', 1, 'There is no database '],
  ['npm run backup -- --keep=few', 2, '--keep is "few"; allowed: a whole number.'],
])('%s says what is wrong, and touches nothing', async (line, code, sentence) => {
  const database = await newDatabase('sqlite');
  const printed = await typed(line, database);
  expect(printed.code).toBe(code);
  expect(printed.error).toContain(sentence);
  expect(readdirSync(database.env.DATA_DIR)).toEqual([]);
});
