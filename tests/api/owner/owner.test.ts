import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { noAnswers } from '#features/booking/questions.ts';
import { sendMessage } from '#features/contact/send-message.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { lockFolder } from '#platform/database/server-lock.server.ts';
import { owner, ownerHere, ownerScript, type Printed } from '../../factories/owner-terminal.ts';
import { contextOver, servicesOver } from '../../factories/test-services.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';

let place: TestDatabase;
let database: Database;
let server: { release(): void };

beforeAll(async () => {
  place = await createTestDatabase();
  const { dataDir, databaseUrl = null } = place.settings;
  server = lockFolder(dataDir);
  database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  await seedIfEmpty(database, () => new Date());
  // Builds once for all tests.
  await ownerScript(place, 'help');
}, 120_000);
afterEach(() =>
  database.transaction(async (trx) => {
    for (const table of ['bookings', 'contactMessages', 'newsletterSubscribers', 'outbox'] as const)
      await trx.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await database.close();
  server.release();
  await place.dispose();
});

/** Runs a command in this process. */
function here(...args: string[]): Promise<Printed> {
  return ownerHere(database, place, ...args);
}

function hours(count: number): Date {
  return new Date(Date.now() + count * 3_600_000);
}

async function message(name: string, sentAt: Date): Promise<string> {
  const context = contextOver(servicesOver(database, { clock: () => sentAt }));
  const outcome = await sendMessage(context, {
    name,
    email: 'noor@tessera.example',
    businessName: 'Tessera, Lda',
    phone: '+351 210 000 000',
    message: 'We open a shop.\nCan "you" help?',
    about: '',
    locale: 'en',
  });
  if (!outcome.ok) throw new Error('The message was refused');
  return outcome.value.id;
}

async function subscriber(email: string, status: 'confirmed' | 'unconfirmed'): Promise<void> {
  const createdAt = '2026-11-20T10:00:00.000Z';
  await database.transaction((trx) =>
    trx
      .insertInto('newsletterSubscribers')
      .values({
        id: email,
        email,
        emailKey: email,
        name: '=cmd()',
        language: 'pt',
        status,
        createdAt,
        confirmedAt: status === 'confirmed' ? createdAt : null,
        unsubscribedAt: null,
        lessOften: false,
      })
      .execute(),
  );
}

async function booking(reference: string, start: Date, status: 'confirmed' | 'cancelled') {
  const startsAt = start.toISOString();
  await database.transaction((trx) =>
    trx
      .insertInto('bookings')
      .values({
        id: reference,
        reference,
        status,
        startsAt,
        endsAt: new Date(start.getTime() + 1_800_000).toISOString(),
        day: '2026-11-24',
        time: '10:00',
        name: 'Noor El-Amin',
        email: 'noor@tessera.example',
        emailKey: 'noor@tessera.example',
        company: '',
        phone: '',
        language: 'en',
        timeZone: 'Asia/Dubai',
        ...noAnswers,
        kind: 'consultation',
        sequence: 0,
        createdAt: startsAt,
        updatedAt: startsAt,
      })
      .execute(),
  );
}

describe('the owner’s commands', () => {
  it('run while the server uses the folder', async () => {
    expect(await owner(place, 'bookings')).toEqual({
      code: 0,
      output: 'No upcoming bookings.\n',
      error: '',
    });
  });

  it.each([
    [[], 'npm run owner -- <command>'],
    [['nothing'], 'There is no command "nothing".'],
  ])('are listed after %j, with code 2', async (args, message) => {
    const { code, output, error } = await owner(place, ...args);
    expect([code, output]).toEqual([2, '']);
    expect(error).toContain(message);
    for (const name of ['bookings', 'messages', 'subscribers', 'outbox'])
      expect(error).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  it.each([
    [['bookings', '--everything'], 'bookings [--all]'],
    [['bookings', 'more'], 'bookings [--all]'],
    [['outbox', 'again'], 'retry <id>'],
    [['outbox', 'retry', 'all', '--csv'], 'retry <id>'],
  ])('show their usage after %j, with code 2', async (args, usage) => {
    const { code, output, error } = await here(...args);
    expect([code, output]).toEqual([2, '']);
    expect(error).toContain(usage);
  });

  it('refuse a missing database, and do not create one', async () => {
    const empty = await createTestDatabase('sqlite');
    expect(await owner(empty, 'bookings')).toMatchObject({
      code: 1,
      error: expect.stringContaining('run npm start first'),
    });
    await expect(stat(join(empty.settings.dataDir, 'entrada.sqlite'))).rejects.toThrow('ENOENT');
    await empty.dispose();
  });

  it('refuse a database of an older version', async () => {
    const old = await createTestDatabase();
    const { dataDir, databaseUrl = null } = old.settings;
    const oldDatabase = openDatabase({ dataDir, databaseUrl });
    await oldDatabase.read((db) => db.schema.createTable('old').addColumn('id', 'text').execute());
    await oldDatabase.close();
    expect(await owner(old, 'bookings')).toMatchObject({
      code: 1,
      error: expect.stringContaining('older than this version'),
    });
    await old.dispose();
  });

  it('run by the script print nothing but their result', async () => {
    await subscriber('rita@tessera.example', 'confirmed');
    const { code, output } = await ownerScript(place, 'subscribers', '--csv');
    expect(code).toBe(0);
    expect(output).toMatch(/^\ufeffemail,name,/);
  }, 120_000);
});

describe('bookings', () => {
  it('that are upcoming are listed by time; --all adds past and cancelled ones', async () => {
    await booking('EN-LATER2', hours(48), 'confirmed');
    await booking('EN-SOON22', hours(1), 'confirmed');
    await booking('EN-PAST22', hours(-5), 'confirmed');
    await booking('EN-GONE22', hours(5), 'cancelled');
    const coming = (await here('bookings')).output;
    expect(coming.match(/EN-\w+/g)).toEqual(['EN-SOON22', 'EN-LATER2']);
    expect(coming).toContain('Asia/Dubai');
    const all = (await here('bookings', '--all')).output;
    expect(all.match(/EN-\w+/g)).toEqual(['EN-PAST22', 'EN-SOON22', 'EN-GONE22', 'EN-LATER2']);
  });
});

describe('messages', () => {
  it('without an answer are listed, the most urgent first, marking late ones', async () => {
    await message('Fresh', hours(-1));
    await message('Forgotten', hours(-24 * 10));
    const { output } = await here('messages');
    const [, first, second, ...more] = output.trimEnd().split('\n');
    expect(more).toEqual([]);
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d +LATE +Forgotten +Tessera, Lda/);
    expect(second).toMatch(/ waits +Fresh /);
  });

  it('are removed from the list when they are answered', async () => {
    const id = await message('Noor', hours(-1));
    expect((await here('messages', 'answered', id)).code).toBe(0);
    expect((await here('messages')).output).toBe('Nobody is waiting for an answer.\n');
    expect((await here('messages', '--all')).output).toContain('answered');
    expect(await here('messages', 'answered', 'none')).toMatchObject({ code: 1 });
  });

  it('are exported as CSV in full, to a file that only the owner can read', async () => {
    await message('=HYPERLINK("x")', hours(-1));
    const folder = await mkdtemp(join(tmpdir(), 'entrada-csv-'));
    const file = join(folder, 'messages.csv');
    expect(await owner(place, 'messages', `--csv=${file}`)).toMatchObject({ code: 0, output: '' });
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain('"We open a shop.\nCan ""you"" help?"');
    expect(csv).toContain(`,"'=HYPERLINK(""x"")","Tessera, Lda",`);
    expect(csv).toContain(',+351 210 000 000,');
    expect((await stat(file)).mode & 0o077).toBe(0);
    await rm(folder, { recursive: true });
  });
});

describe('subscribers', () => {
  it('are listed if they are confirmed; --all adds the others', async () => {
    await subscriber('rita@tessera.example', 'confirmed');
    await subscriber('noor@tessera.example', 'unconfirmed');
    const { output } = await here('subscribers', '--csv');
    expect(output).toBe(
      "\ufeffemail,name,language,status,asked,confirmed,left\r\nrita@tessera.example,'=cmd(),pt,confirmed,2026-11-20 10:00,2026-11-20 10:00,\r\n",
    );
    expect((await here('subscribers', '--all')).output).toContain('noor@tessera.example');
  });

  it('are removed from the list by command', async () => {
    await subscriber('rita@tessera.example', 'confirmed');
    expect(await here('subscribers', 'remove', 'Rita@Tessera.example')).toMatchObject({
      code: 0,
      output: 'rita@tessera.example is off the list.\n',
    });
    expect((await here('subscribers')).output).toBe('No subscriber is confirmed.\n');
    const consents = await database.read((db) =>
      db.selectFrom('newsletterConsents').selectAll().execute(),
    );
    expect(consents).toMatchObject([{ step: 'unsubscribe', addressHash: null }]);
    expect(await here('subscribers', 'remove', 'nobody@tessera.example')).toMatchObject({
      code: 1,
    });
  });
});
