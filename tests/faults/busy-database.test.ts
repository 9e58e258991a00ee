import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
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

it('a write waits for a second process that is writing, and is retried', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  let released = false;
  setTimeout(() => {
    released = true;
    owner?.tell('release');
  }, 1200);
  await insertOwn();
  expect(released).toBe(true);
  expect(await tags()).toEqual(['by the owner', 'own']);
});

it('reads continue while a second process writes, and do not see uncommitted rows', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  expect(await tags()).toEqual([]);
});

it('the lock and the uncommitted work of a second process end when it is killed', async () => {
  owner = startChild('hold-write-lock.ts', { DATA_DIR: open.settings.dataDir });
  await owner.says('holding');
  await owner.kill();
  await insertOwn();
  expect(await tags()).toEqual(['own']);
});

/** Takes the write lock in this process, as another program would, until it is released. */
function holdWriteLock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'entrada.sqlite'));
  other.exec('pragma journal_mode = wal; begin immediate');
  return {
    release() {
      other.exec('rollback');
      other.close();
    },
  };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** Returns the longest time that the event loop was blocked while `work` ran, in milliseconds. */
async function longestBlock(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe('while another program holds the write lock', () => {
  it('ten writes wait without blocking reads, and succeed when it is released', async () => {
    const lock = holdWriteLock(open.settings.dataDir);
    const writes = Array.from({ length: 10 }, (_, index) =>
      open.database.transaction((trx) =>
        trx
          .insertInto('blogTags')
          .values({ tag: `waiting-${index}`, tagPt: null })
          .execute(),
      ),
    );
    const blocked = await longestBlock(async () => {
      for (let read = 0; read < 50; read += 1) expect(await tags()).toEqual([]);
      await turns(200);
    });
    lock.release();
    await Promise.all(writes);
    expect(await tags()).toHaveLength(10);
    // Ten consecutive waits of a second each would block for ten seconds.
    expect(blocked).toBeLessThan(3000);
  });

  it('a write finally fails as unavailable, with a time to retry', async () => {
    const lock = holdWriteLock(open.settings.dataDir);
    const failure = await insertOwn().catch((error: unknown) => error);
    lock.release();
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(failure).toMatchObject({ retryAfter: 5, cause: { errcode: 5 } });
    await insertOwn();
    expect(await tags()).toEqual(['own']);
  });

  it('migrations at the start wait, and run when it is released', async () => {
    const empty = await openEmptyDatabase('sqlite');
    const lock = holdWriteLock(empty.settings.dataDir);
    const migrating = migrate(empty.database);
    await turns(200);
    lock.release();
    expect(await migrating).toEqual(migrations.map(({ name }) => name));
    await empty.close();
  });

  it('the outbox waits, and sends when it is released', async () => {
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
    lock.release();
    await sending;
    expect(sent).toEqual([mailNumber(1).to]);
  });
});

it('while the database is locked, visitors get pages, and for a booking 503 with a time to retry', async () => {
  const server = await startServer(open.env);
  const slots = await freeSlots(server.origin);
  const lock = holdWriteLock(open.settings.dataDir);
  const bookings = slots.slice(0, 10).map((slot) => postBooking(server.origin, bodyFor(slot)));
  for (const path of ['/', '/blog', '/services'])
    expect((await fetch(server.origin + path)).status).toBe(200);
  const responses = await Promise.all(bookings);
  expect(tally(responses)).toEqual({ 503: 10 });
  for (const response of responses) {
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'temporarily_unavailable' });
  }
  lock.release();
  const [slot = { date: '', time: '' }] = slots;
  expect((await postBooking(server.origin, bodyFor(slot))).status).toBe(201);
  expect(await server.stop()).toBe(0);
});
