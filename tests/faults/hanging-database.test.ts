import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { type RunningServer, startServer } from '../harness/running-server.ts';
import { bodyFor, freeSlots, postBooking } from './book.ts';
import { type ConnectionProxy, startConnectionProxy } from './connection-proxy.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

const limit = 120_000;

let open: OpenDatabase;
let proxy: ConnectionProxy;
let database: Database;
beforeEach(async () => {
  open = await openMigratedDatabase({ engine: 'postgres' });
  const { dataDir, databaseUrl = '' } = open.settings;
  proxy = await startConnectionProxy(databaseUrl);
  database = openDatabase({ dataDir, databaseUrl: proxy.url });
});
afterEach(async () => {
  await database.close();
  await proxy.close();
  await open.close();
});

function readTags(): Promise<unknown[]> {
  return database.read((db) => db.selectFrom('blogTags').selectAll().execute());
}

function insertTag(tag: string): Promise<unknown> {
  return database.transaction((trx) =>
    trx.insertInto('blogTags').values({ tag, tagPt: null }).execute(),
  );
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => error);
}

describe('a PostgreSQL server that accepts connections and does not respond', () => {
  it('is unavailable to a first connection, and is used once it responds again', {
    timeout: limit,
  }, async () => {
    proxy.hang();
    const failures = await Promise.all([readTags(), insertTag('new')].map(failureOf));
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    await expect(database.ping()).rejects.toThrow();
    await expect(database.contentRevision()).rejects.toThrow();
    proxy.restore();
    await insertTag('new');
    expect(await readTags()).toHaveLength(1);
  });

  it('causes its hung connections to be discarded', {
    timeout: limit,
  }, async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => insertTag(`before-${index}`)));
    await Promise.all(Array.from({ length: 10 }, readTags));
    proxy.hang();
    const writes = Array.from({ length: 6 }, (_, index) => insertTag(`lost-${index}`));
    const reads = Array.from({ length: 4 }, readTags);
    for (const failure of await Promise.all([...writes, ...reads].map(failureOf)))
      expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    proxy.restore();
    await Promise.all(Array.from({ length: 10 }, (_, index) => insertTag(`after-${index}`)));
    await Promise.all(Array.from({ length: 10 }, readTags));
    expect(await readTags()).toHaveLength(20);
  });

  it('does not prevent the database from being closed', { timeout: limit }, async () => {
    await Promise.all([readTags(), insertTag('one')]);
    proxy.hang();
    const reading = failureOf(readTags());
    await database.close();
    expect(await reading).toBeInstanceOf(DatabaseUnavailableError);
  });
});

describe('the server itself', () => {
  it('cancels a statement that takes too long, and the connection stays in use', {
    timeout: limit,
  }, async () => {
    const failure = await failureOf(database.read((db) => sql`select pg_sleep(60)`.execute(db)));
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(failure).toMatchObject({ cause: { code: '57014' } });
    expect(await readTags()).toEqual([]);
  });

  it('ends a transaction whose client is silent, which releases its locks', async () => {
    const shown = await database.transaction((trx) =>
      sql<{ idleInTransactionSessionTimeout: string }>`
        show idle_in_transaction_session_timeout`.execute(trx),
    );
    expect(shown.rows).toEqual([{ idleInTransactionSessionTimeout: '10s' }]);
  });
});

describe('a rush of writes that wait for one lock', () => {
  it('leaves connections for reads', { timeout: limit }, async () => {
    const owner = new pg.Client({ connectionString: open.settings.databaseUrl });
    await owner.connect();
    await owner.query('select pg_advisory_lock(7)');
    const writes = Array.from({ length: 30 }, () =>
      database.transaction((trx) => sql`select pg_advisory_xact_lock(7)`.execute(trx)),
    );
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await owner.query(waiting)).rows[0].count, {
        timeout: 15_000,
        interval: 5,
      })
      .toBeGreaterThan(5);
    expect(await readTags()).toEqual([]);
    expect(await database.contentRevision()).toBeTypeOf('number');
    await database.ping();
    await owner.query('select pg_advisory_unlock(7)');
    expect(await Promise.all(writes)).toHaveLength(30);
    await owner.end();
  });
});

describe('a server whose PostgreSQL hangs', () => {
  let server: RunningServer;
  beforeEach(async () => {
    server = await startServer({ ...open.env, DATABASE_URL: proxy.url });
  });
  afterEach(() => server.kill());

  it('delays no stored page, in either language or of the API, while nothing responds', {
    timeout: limit,
  }, async () => {
    const paths = ['/', '/pt', '/blog', '/api/testimonials'];
    const read = async (path: string) => {
      const response = await fetch(server.origin + path);
      return { status: response.status, body: await response.text() };
    };
    const before = await Promise.all(paths.map(read));
    proxy.hang();
    // Every connection of the pools waits for a response that never comes.
    const stuck = Array.from({ length: 10 }, () => read('/blog?q=anything'));
    const responses: unknown[] = [];
    let settled = false;
    const waiting = Promise.race(stuck).then(() => {
      settled = true;
    });
    // The first stuck request gives up after seconds; until then these are served, again and again.
    while (!settled) responses.push(...(await Promise.all(paths.map(read))));
    await waiting;
    expect(responses.length).toBeGreaterThan(100);
    expect(new Set(responses.map((one) => JSON.stringify(one)))).toEqual(
      new Set(before.map((one) => JSON.stringify(one))),
    );
    for (const { status } of before) expect(status).toBe(200);
  });

  it('shows what another process has changed once it responds again', {
    timeout: limit,
  }, async () => {
    const shows = async (name: string) =>
      (await (await fetch(`${server.origin}/services`)).text()).includes(name);
    expect(await shows('Renamed since')).toBe(false);
    proxy.hang();
    await open.database.transaction((trx) =>
      trx.updateTable('testimonials').set({ name: 'Renamed since' }).execute(),
    );
    expect(await shows('Renamed since')).toBe(false);
    proxy.restore();
    await expect.poll(() => shows('Renamed since'), { timeout: 30_000 }).toBe(true);
  });

  it('serves cached pages, responds to a booking with 503, recovers, and stops on request', {
    timeout: limit,
  }, async () => {
    const [slot = { date: '', time: '' }] = await freeSlots(server.origin);
    const page = () => fetch(`${server.origin}/`);
    expect((await page()).status).toBe(200);
    proxy.hang();
    const booking = postBooking(server.origin, bodyFor(slot));
    expect((await page()).status).toBe(200);
    const response = await booking;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'temporarily_unavailable' });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    proxy.restore();
    const book = async () => (await postBooking(server.origin, bodyFor(slot))).status;
    await expect.poll(book, { timeout: 60_000 }).toBe(201);
    proxy.hang();
    expect(await server.stop()).toBe(0);
  });
});
