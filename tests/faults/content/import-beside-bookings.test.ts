import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { becomeOwner } from '../../harness/become-owner.ts';
import { startServer } from '../../harness/running-server.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking, tally } from '../book.ts';
import { runOwnerCommand } from '../run-server.ts';

const length = 2_000;
const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';

async function writePosts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const posts = Array.from(
    { length },
    (_, at) =>
      `own-${at},Title ${at},Título ${at},Summary,**Text** ${at},**Texto** ${at},Ana,Permits,/art/post-tile-1.svg,public`,
  );
  const file = join(folder, 'posts.csv');
  await writeFile(file, [columns, ...posts].join('\n'));
  return file;
}

type Followed = Record<string, unknown> & { id: string; state: string; written: number };

/** A server on SQLite with an owner, and what the tests ask of its database beside it. */
async function openSite() {
  const testDatabase = await createTestDatabase('sqlite');
  const { DATA_DIR } = testDatabase.env;
  const running = { server: await startServer(testDatabase.env) };
  const database = new DatabaseSync(join(DATA_DIR, 'entrada.sqlite'), { timeout: 5_000 });
  onTestFinished(async () => {
    database.close();
    await running.server.stop();
    await testDatabase.dispose();
  });
  const { name, value } = await becomeOwner(running.server, { name: 'Rita', email: 'r@e.example' });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${running.server.origin}/api/admin/content/import${path}`, {
      ...init,
      headers: { Cookie: `${name}=${value}`, Origin: running.server.origin, ...init.headers },
    });
  const latest = async () =>
    ((await (await call('')).json()) as { import: Followed | null }).import;
  async function followUntil(isThere: (one: Followed) => boolean): Promise<Followed> {
    for (;;) {
      const one = await latest();
      if (one && isThere(one)) return one;
      await sleep(20);
    }
  }
  const row = (query: string) => database.prepare(query).get() as Record<string, number>;
  return {
    running,
    database,
    env: testDatabase.env,
    folder: join(DATA_DIR, 'imports'),
    row,
    countPosts: () =>
      row(`select count(*) as posts from blog_posts where slug like 'own-%'`).posts ?? 0,
    /** The process in which the last import runs. */
    childPid: () =>
      row('select pid from content_imports order by started_at desc limit 1').pid ?? 0,
    latest,
    followUntil,
    async send(file: string) {
      const response = await call('', {
        method: 'POST',
        body: await readFile(file),
        headers: { Prefer: 'respond-async', 'Content-Type': 'application/octet-stream' },
      });
      expect(response.status, await response.clone().text()).toBe(202);
    },
    async restart() {
      running.server = await startServer(testDatabase.env);
    },
  };
}
type Site = Awaited<ReturnType<typeof openSite>>;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts an import and waits until it has written some of its posts. */
async function startWriting(site: Site): Promise<string> {
  const file = await writePosts();
  await site.send(file);
  const writing = await site.followUntil(({ written }) => written > 20);
  expect(writing.state).toBe('running');
  return file;
}

/** The same file again: what is here is unchanged, and the rest comes. */
async function goOn(site: Site, file: string): Promise<void> {
  const before = site.countPosts();
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(length);
  await site.send(file);
  const ended = await site.followUntil(({ state }) => state !== 'running');
  expect(ended).toMatchObject({ state: 'done', written: length - before });
  expect(site.countPosts()).toBe(length);
  await expect.poll(() => readdir(site.folder)).toEqual([]);
}

it('bookings are made while another process imports 2,000 posts into the same file', async () => {
  const site = await openSite();
  const slots = (await freeSlots(site.running.server.origin)).slice(0, 8);
  let hasEnded = false;
  const importing = runOwnerCommand(site.env, 'content', 'import', await writePosts()).finally(
    () => {
      hasEnded = true;
    },
  );
  await expect.poll(site.countPosts, { timeout: 120_000, interval: 5 }).toBeGreaterThan(20);
  const start = performance.now();
  const bookings = await Promise.all(
    slots.map((slot) => postBooking(site.running.server.origin, bodyFor(slot))),
  );
  expect(tally(bookings)).toEqual({ 201: slots.length });
  // The import held the lock for as long as it wrote once: nobody waits for its end any more.
  expect([hasEnded, performance.now() - start < 3_000]).toEqual([false, true]);
  const { code, output } = await importing;
  expect(code, output.slice(-500)).toBe(0);
  expect(site.countPosts()).toBe(length);
}, 180_000);

it('a killed server takes its import along, and the next one goes on with it', async () => {
  const site = await openSite();
  const file = await startWriting(site);
  const child = site.childPid();
  await site.running.server.kill();
  await expect.poll(() => isAlive(child), { timeout: 15_000 }).toBe(false);
  await site.restart();
  const ended = await site.latest();
  expect(ended).toMatchObject({
    state: 'failed',
    written: site.countPosts(),
    error: { code: 'interrupted' },
  });
  await expect.poll(() => readdir(site.folder)).toEqual([]);
  await goOn(site, file);
}, 240_000);

it('a server and an import that are killed at once leave a record that says so at the next start', async () => {
  const site = await openSite();
  const file = await startWriting(site);
  const child = site.childPid();
  // The server first: it would tell of a program that ended.
  process.kill(site.running.server.pid, 'SIGKILL');
  process.kill(child, 'SIGKILL');
  await site.running.server.kill();
  await site.restart();
  expect(await site.latest()).toMatchObject({
    state: 'failed',
    written: site.countPosts(),
    error: { code: 'interrupted' },
  });
  await expect.poll(() => readdir(site.folder)).toEqual([]);
  await goOn(site, file);
}, 240_000);

it('an import that is killed is told in words, and its server goes on', async () => {
  const site = await openSite();
  const file = await startWriting(site);
  process.kill(site.childPid(), 'SIGKILL');
  const ended = await site.followUntil(({ state }) => state !== 'running');
  const written = site.countPosts();
  expect(ended).toMatchObject({
    state: 'failed',
    written,
    error: {
      code: 'ended',
      title: `The import ended, because its program was stopped. ${written} of ${length} records were imported and stay; import the same file again to go on`,
    },
  });
  const entry = site.row(
    `select actor_kind, after from audit_log where action = 'content.import' order by at desc limit 1`,
  );
  expect(entry).toEqual({
    actor_kind: 'staff',
    after: JSON.stringify({ importEnd: 'import_ended', written, total: length }),
  });
  await goOn(site, file);
}, 240_000);

it('a server that is stopped ends its import first', async () => {
  const site = await openSite();
  const file = await startWriting(site);
  const child = site.childPid();
  expect(await site.running.server.stop()).toBe(0);
  expect(isAlive(child)).toBe(false);
  await site.restart();
  expect(await site.latest()).toMatchObject({ state: 'failed', error: { code: 'interrupted' } });
  await goOn(site, file);
}, 240_000);
