import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { type ConnectionProxy, startConnectionProxy } from './connection-proxy.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

let open: OpenDatabase;
let owner: pg.Client;
let proxy: ConnectionProxy;
let behindProxy: Database;
beforeAll(async () => {
  open = await openMigratedDatabase({ engine: 'postgres' });
  const { dataDir, databaseUrl = '' } = open.settings;
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  proxy = await startConnectionProxy(databaseUrl);
  behindProxy = openDatabase({ dataDir, databaseUrl: proxy.url });
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await owner.end();
  await behindProxy.close();
  await proxy.close();
  await open.close();
});

/** Closes all other connections to this database, as a restart of PostgreSQL does. */
async function terminateAll(): Promise<number> {
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rowCount ?? 0;
}

function insertTag(db: Parameters<Parameters<Database['transaction']>[0]>[0], tag: string) {
  return db.insertInto('blogTags').values({ tag, tagPt: null }).execute();
}

async function tagsLike(pattern: string): Promise<string[]> {
  const { rows } = await owner.query('select tag from blog_tags where tag like $1 order by tag', [
    pattern,
  ]);
  return rows.map(({ tag }) => tag);
}

describe('connections that the server ends', () => {
  it('while they are idle are replaced, and the loss is reported', async () => {
    const busy = () => open.database.read((db) => db.selectFrom('blogTags').selectAll().execute());
    await Promise.all(Array.from({ length: 10 }, busy));
    expect(await terminateAll()).toBeGreaterThan(1);
    // A read before the loss is noticed would meet it instead.
    await expect.poll(() => open.idleErrors.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 20 }, busy));
  });

  it('between two queries of a transaction cause it to be restarted', async () => {
    let runs = 0;
    const value = await open.database.transaction(async (trx) => {
      runs += 1;
      await insertTag(trx, `between-${runs}`);
      if (runs === 1) await terminateAll();
      await insertTag(trx, `between-${runs}-b`);
      return runs;
    });
    expect(value).toBe(2);
    expect(await tagsLike('between%')).toEqual(['between-2', 'between-2-b']);
  });

  it('while the work of a transaction waits for something else do not end the process', async () => {
    let runs = 0;
    await open.database.transaction(async (trx) => {
      runs += 1;
      await insertTag(trx, `waiting-${runs}`);
      if (runs > 1) return;
      await terminateAll();
      // The connection is lost while no query is running: only the client of the pool is notified.
      await expect.poll(async () => (await backends()) === 0, { timeout: 15_000 }).toBe(true);
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(await tagsLike('waiting%')).toEqual(['waiting-2']);
  });

  it('in the middle of a query cause the transaction to be restarted', async () => {
    let runs = 0;
    await owner.query('select pg_advisory_lock(1)');
    const work = open.database.transaction(async (trx) => {
      runs += 1;
      await insertTag(trx, `query-${runs}`);
      if (runs === 1) await sql`select pg_advisory_xact_lock(1)`.execute(trx);
    });
    await expect.poll(waitingForLock, { timeout: 15_000 }).toBe(1);
    await terminateAll();
    await owner.query('select pg_advisory_unlock(1)');
    await work;
    expect(await tagsLike('query%')).toEqual(['query-2']);
  });

  it('do not cause work that failed for another reason to be retried', async () => {
    let runs = 0;
    const work = open.database.transaction(async (trx) => {
      runs += 1;
      await insertTag(trx, 'failed');
      throw new RangeError('its own fault');
    });
    await expect(work).rejects.toThrow('its own fault');
    expect(runs).toBe(1);
  });
});

async function backends(): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0].count;
}

async function waitingForLock(): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

describe('a network that fails', () => {
  it('for a moment has no effect', async () => {
    await behindProxy.ping();
    proxy.cut();
    const reading = behindProxy.read((db) => db.selectFrom('blogTags').selectAll().execute());
    const writing = behindProxy.transaction((trx) => insertTag(trx, 'cut-short'));
    setTimeout(() => proxy.restore(), 150);
    await Promise.all([reading, writing]);
    expect(await tagsLike('cut-short')).toEqual(['cut-short']);
  });

  it('for long causes an error, which the ping reports at once', async () => {
    proxy.cut();
    const started = performance.now();
    await expect(behindProxy.ping()).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(1900);
    const reading = behindProxy.read((db) => db.selectFrom('blogTags').selectAll().execute());
    await expect(reading).rejects.toThrow();
    proxy.restore();
    await behindProxy.ping();
  });

  it('after a commit causes the work to be repeated, which must recognize its own rows', async () => {
    proxy.loseCommits(1);
    let runs = 0;
    const found = await behindProxy.transaction(async (trx) => {
      runs += 1;
      const own = await trx
        .selectFrom('blogTags')
        .select('tag')
        .where('tag', '=', 'landed')
        .execute();
      if (own.length === 0) await insertTag(trx, 'landed');
      return own.length;
    });
    expect({ runs, found, lost: proxy.commitsLost }).toEqual({ runs: 2, found: 1, lost: 1 });
  });
});
