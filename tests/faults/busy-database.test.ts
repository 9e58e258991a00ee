import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { DatabaseUnavailableError } from '#platform/database/retry-passing-faults.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import { mailNumber } from '../factories/outbox-place.ts';
import { startServer } from '../harness/running-server.ts';
import { bodyFor, freeSlots, postBooking, tally } from './book.ts';
import { type Child, startChild } from './child-process.ts';
import { type OpenDatabase, openEmptyDatabase, openMigratedDatabase } from './open-database.ts';

let open: OpenDatabase;
let owner: Child | null;
beforeEach(async () => {
  open = await openMigratedDatabase({ engine: 'sqlite' });
  owner = null;
});
afterEach(async () => {
  await owner?.kill();
  await open.close();
});

async function tags(): Promise<string[]> {
  const rows = await open.database.read((db) =>
    db.selectFrom('blogTags').select('tag').orderBy('tag').execute(),
  );
  return rows.map(({ tag }) => tag);
}

function insertOwn(): Promise<unknown> {
  return open.database.transaction((trx) =>
    trx.insertInto('blogTags').values({ tag: 'own', tagPt: null }).execute(),
  );
}

it('a write waits for the second process that is writing, and is tried again beyond one wait', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  let toldToLetGo = false;
  setTimeout(() => {
    toldToLetGo = true;
    owner?.tell('let go');
  }, 1200);
  await insertOwn();
  expect(toldToLetGo).toBe(true);
  expect(await tags()).toEqual(['by the owner', 'own']);
});

it('reads go on while a second process writes, and do not see what is not committed', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  expect(await tags()).toEqual([]);
});

it('the lock of a second process that is killed ends with it, and so does its work', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  await owner.kill();
  await insertOwn();
  expect(await tags()).toEqual(['own']);
});

/** A program of the owner's in this process, which holds the write lock until it lets go. */
function holdWriteLock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'entrada.sqlite'));
  other.exec('pragma journal_mode = wal; begin immediate');
  return {
    letGo() {
      other.exec('rollback');
      other.close();
    },
  };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** The longest that the event loop stood still while `work` ran, in milliseconds. */
async function longestStandstill(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe('while another program holds the write lock', () => {
  it('ten writes wait without standing in the way of reads, and succeed when it lets go', async () => {
    const lock = holdWriteLock(open.settings.dataDir);
    const writes = Array.from({ length: 10 }, (_, index) =>
      open.database.transaction((trx) =>
        trx
          .insertInto('blogTags')
          .values({ tag: `waiting-${index}`, tagPt: null })
          .execute(),
      ),
    );
    const standstill = await longestStandstill(async () => {
      for (let read = 0; read < 50; read += 1) expect(await tags()).toEqual([]);
      await turns(200);
    });
    lock.letGo();
    await Promise.all(writes);
    expect(await tags()).toHaveLength(10);
    // Ten waits of a second each, one after the other, were ten seconds.
    expect(standstill).toBeLessThan(3000);
  });

  it('a write is given up as unavailable in the end, with a time to ask again', async () => {
    const lock = holdWriteLock(open.settings.dataDir);
    const failure = await insertOwn().catch((error: unknown) => error);
    lock.letGo();
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(failure).toMatchObject({ retryAfter: 5, cause: { errcode: 5 } });
    await insertOwn();
    expect(await tags()).toEqual(['own']);
  });

  it('migrations at the start wait, and run when it lets go', async () => {
    const empty = await openEmptyDatabase('sqlite');
    const lock = holdWriteLock(empty.settings.dataDir);
    const migrating = migrate(empty.database);
    await turns(200);
    lock.letGo();
    expect(await migrating).toEqual(migrations.map(({ name }) => name));
    await empty.close();
  });

  it('the outbox waits, and sends when it lets go', async () => {
    const now = '2026-11-21T10:00:00.000Z';
    await open.database.transaction((trx) => enqueueMail(trx, mailNumber(1), now));
    const lock = holdWriteLock(open.settings.dataDir);
    const sent: string[] = [];
    const sending = sendWaitingMails({
      database: open.database,
      deliver: async ({ to }) => void sent.push(to),
      clock: () => new Date(now),
      logger: createLogger('silent'),
    });
    await turns(200);
    expect(sent).toEqual([]);
    lock.letGo();
    await sending;
    expect(sent).toEqual([mailNumber(1).to]);
  });
});

it('visitors of a server get pages meanwhile, and for a booking 503 and when to ask again', async () => {
  const server = await startServer(open.env);
  const slots = await freeSlots(server.origin);
  const lock = holdWriteLock(open.settings.dataDir);
  const bookings = slots.slice(0, 10).map((slot) => postBooking(server.origin, bodyFor(slot)));
  for (const path of ['/', '/blog', '/services'])
    expect((await fetch(server.origin + path)).status).toBe(200);
  const answers = await Promise.all(bookings);
  expect(tally(answers)).toEqual({ 503: 10 });
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'temporarily_unavailable' });
  }
  lock.letGo();
  const [slot = { date: '', time: '' }] = slots;
  expect((await postBooking(server.origin, bodyFor(slot))).status).toBe(201);
  expect(await server.stop()).toBe(0);
});
