import { expect } from 'vitest';
import { getPostValues } from '#features/blog/post-content.repository.server.ts';
import { getRecord } from '#features/content/content.repository.server.ts';
import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import { publishDue } from '#features/content/publishing/publish-due.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const base = '/api/admin/content/posts';

const post = {
  slug: 'first-steps',
  title: 'First steps',
  titlePt: 'Primeiros passos',
  summary: 'Where to begin.',
  summaryPt: 'Por onde começar.',
  content: 'One.\n\nTwo.',
  contentPt: 'Um.\n\nDois.',
  author: 'Rita Falcão',
  imageUrl: '/art/tax.svg',
  tags: ['tax'],
  isPremium: false,
  createdAt: null,
};

type Answer = { status: number; body: ContentRecord & { code?: string; present?: ContentRecord } };

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

function editor(browser: Browser) {
  async function change(record: ContentRecord, verb: string, body?: unknown, method = 'POST') {
    const headers = { 'If-Match': `"${record.revision}"` };
    return answerOf(await browser.send(`${base}/${record.id}/${verb}`, body, { method, headers }));
  }
  return {
    create: async (values: object) => answerOf(await browser.send(base, values)),
    show: async (id: string) => answerOf(await browser.get(`${base}/${id}`)),
    list: async (query = '') =>
      (await (await browser.get(`${base}${query}`)).json()) as ContentList,
    save: (record: ContentRecord, values: object) => change(record, 'draft', values, 'PUT'),
    publish: (record: ContentRecord, body: object = {}) => change(record, 'publish', body),
    withdraw: (record: ContentRecord) => change(record, 'withdraw'),
    restore: (record: ContentRecord, version: number) => change(record, 'restore', { version }),
    versions: async (id: string) =>
      (await (await browser.get(`${base}/${id}/versions`)).json()) as {
        versions: { number: number; note: string; personName: string | null }[];
      },
  };
}

async function statusOf(site: StaffSite, slug: string): Promise<number> {
  return (await site.app.request(`${site.origin}/api/blog-posts/slug/${slug}`)).status;
}

async function isPublic({ database }: StaffSite, id: string): Promise<boolean> {
  return (await database.read((db) => getPostValues(db, id))) !== null;
}

async function publishedPost(browser: Browser): Promise<ContentRecord> {
  const { create, publish } = editor(browser);
  return (await publish((await create(post)).body)).body;
}

it('is written, published, changed and withdrawn', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const { create, save, publish, withdraw } = editor(browser);
  const draft = await create({ ...post, slug: '' });
  expect([draft.status, draft.body.state, draft.body.missing]).toEqual([201, 'draft', ['slug']]);
  const refused = await publish(draft.body);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'not_ready', errors: [{ field: 'slug', code: 'required' }] },
  ]);
  const saved = (await save(draft.body, post)).body;
  expect(await statusOf(site, 'first-steps')).toBe(404);
  const live = (await publish(saved)).body;
  expect([live.state, live.address, live.missing]).toEqual(['public', '/blog/first-steps', []]);
  expect(await statusOf(site, 'first-steps')).toBe(200);

  later({ minutes: 5 });
  const edited = (await save(live, { ...live.draft, title: 'The first steps' })).body;
  expect([edited.state, edited.live?.title, edited.draft.title]).toEqual([
    'edited',
    'First steps',
    'The first steps',
  ]);
  expect(edited.twins).toEqual([{ field: 'titlePt', finding: 'stale' }]);
  const withdrawn = (await withdraw(edited)).body;
  expect([withdrawn.state, withdrawn.draft.title]).toEqual(['withdrawn', 'The first steps']);
  expect(await statusOf(site, 'first-steps')).toBe(404);
  const again = (await publish(withdrawn)).body;
  expect([again.state, again.live?.title]).toEqual(['public', 'The first steps']);
});

it('says on which day it was brought up to date, if anybody wrote one', async ({ site }) => {
  const { create, save, publish } = editor(await becomeOwner(site));
  const silent = (await publish((await create(post)).body)).body;
  const read = async () =>
    (await (await site.app.request('/api/blog-posts/slug/first-steps')).json()) as object;
  const page = async () => (await site.app.request('/pt/blog/first-steps')).text();
  expect(await read()).not.toHaveProperty('updatedOn');
  expect(await page()).not.toContain('dateModified');
  const wrong = await save(silent, { ...silent.draft, updatedOn: '20/11/2026' });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: [{ field: 'updatedOn', code: 'invalid_date' }] },
  ]);
  await publish((await save(silent, { ...silent.draft, updatedOn: '2026-11-20' })).body);
  expect(await read()).toMatchObject({ updatedOn: '2026-11-20' });
  expect(await page()).toContain('"dateModified":"2026-11-20"');
  expect(await page()).toMatch(
    /Atualizado a<.dt><dd><time[^>]* dateTime="2026-11-20">20 de novembro de 2026/,
  );
});

it('keeps both texts when two people write at once', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { save } = editor(browser);
  const live = await publishedPost(browser);
  const first = await save(live, { ...live.draft, title: 'Mine' });
  expect(first.status).toBe(200);
  const second = await save(live, { ...live.draft, title: 'Hers' });
  expect([second.status, second.body.code, second.body.present?.draft.title]).toEqual([
    412,
    'changed',
    'Mine',
  ]);
  const blind = await browser.send(`${base}/${live.id}/draft`, post, { method: 'PUT' });
  expect(blind.status).toBe(428);
});

it('can be a sample that was never edited, and keeps its date', async ({ site }) => {
  const { list, show, save, publish } = editor(await becomeOwner(site));
  const { total, counts } = await list();
  expect(total).toBe(counts.public);
  const { records } = await list('?q=permit&limit=5');
  const id = records[0]?.id ?? (await list('?limit=1')).records[0]?.id ?? '';
  const sample = (await show(id)).body;
  expect([sample.revision, sample.state, sample.twins]).toEqual([0, 'public', []]);
  const edited = (await save(sample, { ...sample.draft, summary: 'New.' })).body;
  expect((await list('?state=edited')).records.map((record) => record.id)).toEqual([id]);
  const back = (await save(edited, sample.draft)).body;
  expect(back.state).toBe('public');
  const live = (await publish((await save(back, { ...sample.draft, summary: 'New.' })).body)).body;
  expect(live.live?.createdAt).toBe(sample.live?.createdAt);
  await publish((await save(live, sample.draft)).body);
});

it('has versions, of which one is restored', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const { save, versions, restore } = editor(browser);
  const live = await publishedPost(browser);
  const one = (await save(live, { ...live.draft, title: 'A' })).body;
  later({ minutes: 1 });
  const two = (await save(one, { ...live.draft, title: 'AB' })).body;
  later({ minutes: 20 });
  const three = (await save(two, { ...live.draft, title: 'ABC' })).body;
  const kept = (await versions(live.id)).versions;
  expect(kept.map(({ note }) => note)).toEqual(['draft', 'draft', 'published', 'draft']);
  expect(kept[0]?.personName).toBe('Rita Falcão');
  const restored = (await restore(three, 3)).body;
  expect([restored.draft.title, restored.live?.title]).toEqual(['AB', 'First steps']);
  expect((await restore(restored, 99)).status).toBe(404);
});

it('refuses an address that another post has, and wrong values by name', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { create, publish } = editor(browser);
  await publishedPost(browser);
  const second = await publish((await create(post)).body);
  expect(second.body).toMatchObject({ errors: [{ field: 'slug', code: 'taken' }] });
  const wrong = await create({ ...post, slug: 'Ä b', tags: 'tax' });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: [{ field: 'slug' }, { field: 'tags' }] },
  ]);
});

it('a moved address leads to the new one, by one step, and never to itself', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { save, publish } = editor(browser);
  let record = await publishedPost(browser);
  for (const slug of ['b', 'c', 'first-steps'])
    record = (await publish((await save(record, { ...record.draft, slug })).body)).body;
  const rows = await site.database.read((db) =>
    db.selectFrom('redirects').select(['path', 'target']).orderBy('path').execute(),
  );
  expect(rows).toEqual([
    { path: '/blog/b', target: '/blog/first-steps' },
    { path: '/blog/c', target: '/blog/first-steps' },
  ]);
  const moved = await site.app.request(`${site.origin}/pt/blog/b?from=feed`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([
    301,
    '/pt/blog/first-steps?from=feed',
  ]);
  expect((await site.app.request(`${site.origin}/blog/never`)).status).toBe(404);
});

it.for([
  ['2027-03-28', '00:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', '00:30', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T02:30:00.000Z'],
] as const)('goes out at %s, %s in Lisbon, once', async ([day, time, at], { site }) => {
  const browser = await becomeOwner(site);
  const { create, publish } = editor(browser);
  const draft = (await create(post)).body;
  expect((await publish(draft, { day: '2020-01-01' })).body.code).toBe('past');
  const scheduled = (await publish(draft, { day, time })).body;
  expect([scheduled.state, scheduled.publishAt]).toEqual(['scheduled', at]);
  site.clock.now = new Date(Date.parse(at) - 1_000);
  await publishDue(site.context, contentKinds);
  expect(await isPublic(site, draft.id)).toBe(false);
  site.clock.now = new Date(at);
  await Promise.all([
    publishDue(site.context, contentKinds),
    publishDue(site.context, contentKinds),
  ]);
  const published = await site.database.read((db) =>
    db.selectFrom('blogPosts').select('createdAt').where('id', '=', draft.id).execute(),
  );
  expect(published).toEqual([{ createdAt: at }]);
  const notes = await site.database.read((db) =>
    db.selectFrom('contentVersions').select('note').where('id', '=', draft.id).execute(),
  );
  expect(notes.filter(({ note }) => note === 'published')).toHaveLength(1);
});

it('says why a scheduled post was refused', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { create, publish } = editor(browser);
  const draft = (await publish((await create(post)).body, { day: '2027-05-01' })).body;
  await publishedPost(browser);
  site.clock.now = new Date('2027-05-02T00:00:00.000Z');
  await publishDue(site.context, contentKinds);
  const record = await site.database.read((db) => getRecord(db, { kind: 'posts', id: draft.id }));
  expect(record).toMatchObject({ scheduleFailure: 'slug:taken', publishAt: null });
  expect(await isPublic(site, draft.id)).toBe(false);
});
