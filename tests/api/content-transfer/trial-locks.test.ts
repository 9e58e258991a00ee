import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { onTrial } from '#features/content-transfer/placing/on-trial.server.ts';
import { placeContent } from '#features/content-transfer/placing/place-content.server.ts';
import { readForImport } from '#features/content-transfer/reading/read-for-import.server.ts';
import {
  openReading,
  type Reading,
} from '#features/content-transfer/reading/reading-on-disk.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { makePrivateFolder } from '#platform/private-files.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { exportFile } from '../../factories/content/content-files.ts';
import { unzip, zipOf } from '../../factories/content/zip-files.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

type Row = { id: string; live: Record<string, unknown> | null };

/** Says something else in each record: its name, its prices, and the address of posts. */
function changed(file: string, rows: Row[]): Row[] {
  const kind = contentKinds.find(({ name }) => file === `content/${name}.json`);
  if (!kind) return rows;
  return rows.map(({ live, ...row }) => {
    const next = { ...live };
    for (const [name, value] of Object.entries(next)) {
      if (name === kind.titleField && typeof value === 'string') next[name] = `${value} 2`;
      if (/price/i.test(name) && typeof value === 'number') next[name] = value + 100;
    }
    if (kind.name === 'posts') next.slug = `${next.slug}-moved`;
    return { ...row, live: live && next };
  });
}

async function readingOf(site: StaffSite, archive: Buffer, name: string): Promise<Reading> {
  const folder = join(site.dataDir, name);
  makePrivateFolder(folder);
  const path = join(folder, 'file');
  await writeFile(path, archive);
  const task = {
    path,
    folder,
    now: site.clock.now.toISOString(),
    oldSite: '',
    given: new Map(),
    skipped: [],
  };
  await readForImport(contentKinds, task, () => {});
  const reading = await openReading(folder);
  if (!reading) throw new Error('Nothing was read');
  onTestFinished(() => reading.close());
  return reading;
}

/** What a transaction of PostgreSQL holds of the tables that all see, beside what everybody may share. */
async function heldLocks(trx: Queryable): Promise<string[]> {
  const { rows } = await sql<{ held: string }>`
    select coalesce(c.relname, l.locktype) || ' ' || l.mode as held
    from pg_locks l left join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.mode not in ('AccessShareLock', 'ExclusiveLock')
      and (l.locktype = 'advisory' or c.relnamespace = current_schema()::regnamespace)
    order by 1`.execute(trx);
  return rows.map(({ held }) => held);
}

/** A visitor books, and the owner writes and publishes what a trial changes as well. */
async function writeBeside(site: StaffSite, browser: Browser, posts: readonly Row[]) {
  const booking = bookingBody({ date: '2026-11-25' });
  expect(await site.send('/api/bookings', booking)).toMatchObject({
    reference: expect.any(String),
  });
  const path = `/api/admin/content/posts/${posts[0]?.id}`;
  const values = { ...posts[0]?.live, title: 'Beside the trial', slug: 'beside-the-trial' };
  for (const [verb, method, body] of [
    ['draft', 'PUT', values],
    ['publish', 'POST', {}],
  ] as const) {
    const { revision } = (await (await browser.get(path)).json()) as ContentRecord;
    const headers = { 'If-Match': `"${revision}"` };
    const response = await browser.send(`${path}/${verb}`, body, { method, headers });
    expect(response.status, await response.clone().text()).toBe(200);
  }
}

it('a dry run that writes every kind of content holds no lock for which somebody waits', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  // Of the kinds, the samples lack only this one.
  const answer = {
    id: crypto.randomUUID(),
    title: 'Hours',
    body: 'Nine to six',
    bodyPt: 'Das 9 às 18',
  };
  const updatedAt = site.clock.now.toISOString();
  await site.database.transaction((trx) =>
    trx
      .insertInto('savedAnswers')
      .values({ ...answer, updatedAt })
      .execute(),
  );
  const archive = await exportFile(browser);
  const files = await unzip(archive);
  const other = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      file.startsWith('content/') ? JSON.stringify(changed(file, JSON.parse(text) as Row[])) : text,
    ]),
  );
  const readings = [
    await readingOf(site, archive, 'as-it-is'),
    await readingOf(site, await zipOf(other), 'changed'),
  ];
  const kinds = new Map(contentKinds.map((kind) => [kind.name, kind]));
  const { context } = site;
  const placed = Promise.withResolvers<void>();
  const besideEnded = Promise.withResolvers<void>();
  const trial = onTrial(context, join(site.dataDir, 'trial'), async (own, trx) => {
    // As on a site that has nothing of them yet, in what the trial sees alone.
    for (const table of ['blogPosts', 'faqEntries', 'testimonials'] as const)
      await trx.deleteFrom(table).execute();
    const reports = [];
    for (const reading of readings)
      reports.push(
        await placeContent({
          context: own,
          kinds,
          reading,
          onlyNew: false,
          inTransaction: (work) => work(trx),
          keepProgress: async () => {},
        }),
      );
    if (site.database.engine === 'postgres') expect(await heldLocks(trx)).toEqual([]);
    placed.resolve();
    await besideEnded.promise;
    return reports;
  });
  // The requests come from outside of the transaction, as a visitor's do.
  await Promise.race([placed.promise, trial]);
  await writeBeside(site, browser, JSON.parse(files['content/posts.json'] ?? '[]') as Row[]);
  besideEnded.resolve();
  const [asItIs, next] = await trial;
  const refused = [asItIs, next].flatMap((report) => report?.records ?? []);
  expect(refused.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  expect(asItIs?.counts.new).toBeGreaterThan(10);
  const changedKinds = next?.records.flatMap(({ kind, outcome }) =>
    outcome === 'changed' ? kind : [],
  );
  expect([...new Set(changedKinds)].toSorted()).toEqual(
    contentKinds.map(({ name }) => name).toSorted(),
  );
  // Nothing of it stayed, and what was written beside it did.
  expect((await site.app.request(`${site.origin}/blog/beside-the-trial`)).status).toBe(200);
  const after = await unzip(await exportFile(browser));
  const kept = Object.keys(files).filter(
    (file) => /^content\/(?!posts)/.test(file) && after[file] !== files[file],
  );
  expect(kept).toEqual([]);
});
