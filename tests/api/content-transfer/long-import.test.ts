import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { describeValues } from '#features/audit/admin/audit-values.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { followImport, importFile, startImport } from '../../factories/content/content-files.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';
const length = 400;
const postsNamed = (name: string, count = length) =>
  [
    columns,
    ...Array.from(
      { length: count },
      (_, at) =>
        `${name}-${at},Title ${at},Título ${at},Summary,**Text** ${at},**Texto** ${at},Ana,Permits,/art/post-tile-1.svg,public`,
    ),
  ].join('\n');

async function countPosts({ database }: StaffSite, name: string): Promise<number> {
  const rows = await database.read((db) =>
    db.selectFrom('blogPosts').select('slug').where('slug', 'like', `${name}-%`).execute(),
  );
  return rows.length;
}

/** What the log says of imports that did not come to their end. */
async function unfinishedEntries({ database }: StaffSite): Promise<unknown[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['actorKind', 'after'])
      .where('action', '=', 'content.import')
      .execute(),
  );
  return rows.filter(({ after }) => Object.hasOwn(after ?? {}, 'importEnd'));
}

const foldersOf = ({ services }: StaffSite) =>
  existsSync(services.imports.folder) ? readdirSync(services.imports.folder) : [];

it('an import is followed, with its report at the end, and a booking is made while it writes', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const id = await startImport(browser, postsNamed('held'), '?name=posts.csv');
  const writing = await followImport(browser, id, ({ written }) => written > 0);
  expect(writing).toMatchObject({ state: 'running', phase: 'writing', total: length });
  expect(writing.report).toBeUndefined();
  const booked = await browser.send('/api/bookings', bookingBody());
  const during = await followImport(browser, id, () => true);
  expect([booked.status, during.state]).toEqual([201, 'running']);
  const ended = await followImport(browser, id);
  expect(ended).toMatchObject({ state: 'done', name: 'posts.csv', done: length, written: length });
  expect(ended.report?.counts).toMatchObject({ new: length, refused: 0 });
  const latest = await (await browser.get('/api/admin/content/import')).json();
  expect(latest).toMatchObject({ import: { id, state: 'done' } });
  await expect.poll(() => foldersOf(site)).toEqual([]);
}, 180_000);

it('a second import waits for the first, which can be cancelled and gone on with', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const file = postsNamed('stopped');
  const id = await startImport(browser, file);
  await followImport(browser, id, ({ written }) => written > 0);
  const second = await importFile(browser, file);
  expect(second).toMatchObject({ status: 409, body: { code: 'import_running' } });
  const path = `/api/admin/content/import/${id}`;
  expect((await browser.send(path, undefined, { method: 'DELETE' })).status).toBe(202);
  const ended = await followImport(browser, id);
  const written = await countPosts(site, 'stopped');
  expect(ended).toMatchObject({ state: 'cancelled', written, total: length });
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(length);
  expect(ended.error).toMatchObject({
    title: `The import was cancelled. ${written} of ${length} records were imported and stay; import the same file again to go on`,
  });
  const after = { importEnd: 'import_cancelled', written, total: length };
  expect(await unfinishedEntries(site)).toEqual([{ actorKind: 'staff', after }]);
  expect(describeValues(after, 'en', (_, name) => name)).toBe(
    `import: cancelled before its end, records imported: ${written}, records in the file: ${length}`,
  );
  expect((await browser.send(path, undefined, { method: 'DELETE' })).status).toBe(204);
  const again = await importFile(browser, file);
  expect(again.body.counts).toMatchObject({ new: length - written, unchanged: written });
}, 180_000);

it('a long import outlasts the proof with which it was begun', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const file = postsNamed('long');
  const id = await startImport(browser, file);
  await followImport(browser, id, ({ written }) => written > 0);
  later({ minutes: 11 });
  const path = '/api/admin/content/import';
  expect((await browser.get(path)).status).toBe(200);
  expect((await browser.get(`${path}/${id}`)).status).toBe(200);
  expect((await browser.send(`${path}/${id}`, undefined, { method: 'DELETE' })).status).toBe(202);
  expect(await followImport(browser, id)).toMatchObject({ state: 'cancelled' });
  expect(await importFile(browser, file)).toMatchObject({
    status: 403,
    body: { code: 'passkey_again' },
  });
}, 180_000);

it('what a dry run has read is imported without being sent again', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { body } = await importFile(browser, postsNamed('planned', 20), '?dry-run=1');
  expect([body.counts?.new, await countPosts(site, 'planned')]).toEqual([20, 0]);
  expect(foldersOf(site)).toHaveLength(1);
  const confirmed = await importFile(browser, '', `?plan=${body.plan}`);
  expect(confirmed.body.counts).toMatchObject({ new: 20 });
  expect(confirmed.body.plan).toBe(body.plan);
  const repeated = await importFile(browser, '', `?plan=${body.plan}`);
  expect(repeated).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
  expect((repeated.body.report as typeof body).counts).toMatchObject({ unchanged: 20 });
  const unknown = await importFile(browser, '', '?plan=unknown');
  expect(unknown).toMatchObject({ status: 410, body: { code: 'plan_gone' } });
}, 180_000);

it('an import that nobody has started is not there', async ({ site }) => {
  const browser = await becomeOwner(site);
  const path = '/api/admin/content/import/none';
  expect((await browser.get(path)).status).toBe(404);
  expect((await browser.send(path, undefined, { method: 'DELETE' })).status).toBe(404);
  expect(await (await browser.get('/api/admin/content/import')).json()).toEqual({ import: null });
});
