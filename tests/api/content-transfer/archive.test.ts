import { expect } from 'vitest';
import { contentKinds } from '#server/content-kinds.server.ts';
import { exportFile, importFile } from '../../factories/content/content-files.ts';
import { unzip, zipOf } from '../../factories/content/zip-files.ts';
import { drawing } from '../../factories/files/sample-files.ts';
import { uploaded } from '../../factories/files/uploads.ts';
import {
  type Browser,
  test as base,
  becomeOwner,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { createWholeSite, type WholeSite } from '../../factories/whole-site.ts';

type EmptySite = { site: WholeSite; browser: Browser };

/** `empty`: another site, without any content. */
const it = base.extend('empty', async ({ startsAt }, { onCleanup }): Promise<EmptySite> => {
  const site = await createWholeSite(startsAt);
  onCleanup(() => site.close());
  await site.database.transaction(async (trx) => {
    await trx.deleteFrom('offers').execute();
    for (const table of [
      'blogPosts',
      'caseStudies',
      'servicePackages',
      'testimonials',
      'faqEntries',
      'blogTags',
      'authors',
      'savedAnswers',
    ] as const)
      await trx.deleteFrom(table).execute();
  });
  return { site, browser: await becomeOwner(site) };
});

/** Everything in an archive but when it was made. */
async function contentOf(browser: Browser): Promise<Record<string, unknown>> {
  const files = await unzip(await exportFile(browser));
  const { 'entrada.json': _, ...rest } = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, text]) => [name, JSON.parse(text)]),
  );
  return rest;
}

type Row = {
  id: string;
  live: Record<string, unknown> | null;
  draft: Record<string, unknown> | null;
};

async function edit(browser: Browser, kind: string, { id }: Row, verb: string, body?: unknown) {
  const path = `/api/admin/content/${kind}/${id}`;
  const { revision } = (await (await browser.get(path)).json()) as { revision: number };
  const method = verb === 'draft' ? 'PUT' : 'POST';
  const headers = { 'If-Match': `"${revision}"` };
  const response = await browser.send(`${path}/${verb}`, body, { method, headers });
  expect(response.status, await response.clone().text()).toBe(200);
}

/** Makes a draft beside a public post, a moved, a scheduled and a withdrawn one. */
async function editSome(browser: Browser): Promise<void> {
  const posts = (await contentOf(browser))['content/posts.json'] as Row[];
  const [one, two, three, four] = posts;
  if (!one?.live || !two?.live || !three?.live || !four) throw new Error('There are too few posts');
  await edit(browser, 'posts', one, 'draft', { ...one.live, title: 'A draft' });
  await edit(browser, 'posts', two, 'draft', { ...two.live, slug: 'moved-here' });
  await edit(browser, 'posts', two, 'publish', {});
  await edit(browser, 'posts', three, 'draft', { ...three.live, summary: 'Later' });
  await edit(browser, 'posts', three, 'publish', { day: '2031-05-04', time: '10:00' });
  await edit(browser, 'posts', four, 'withdraw');
}

const countLog = ({ database }: Pick<StaffSite, 'database'>, action: string) =>
  database.read(async (db) => {
    const rows = await db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', action)
      .execute();
    return rows.length;
  });

it('holds every record of every kind, and the redirects', async ({ site }) => {
  const browser = await becomeOwner(site);
  const content = await contentOf(browser);
  expect(Object.keys(content)).toEqual([
    ...contentKinds.map(({ name }) => `content/${name}.json`),
    'redirects.json',
    'files.json',
  ]);
  for (const { name } of contentKinds) {
    const list = (await (await browser.get(`/api/admin/content/${name}`)).json()) as {
      total: number;
    };
    expect([name, content[`content/${name}.json`]]).toEqual([
      name,
      expect.objectContaining({ length: list.total }),
    ]);
  }
});

it('makes an empty site the same, row by row, and changes nothing when it is repeated', async ({
  site,
  empty,
  later,
}) => {
  const browser = await becomeOwner(site);
  await editSome(browser);
  const archive = await exportFile(browser);
  const content = await contentOf(browser);
  later({ minutes: 3 });
  const dry = await importFile(empty.browser, archive, '?dry-run=1');
  const all = contentKinds.reduce(
    (sum, { name }) => sum + (content[`content/${name}.json`] as []).length,
    0,
  );
  // Both sites say their original words, and have the same company.
  const fixed = contentKinds.reduce((sum, kind) => sum + (kind.fixed?.ids.length ?? 0), 0);
  const total = all - fixed;
  expect([dry.status, dry.body.counts]).toEqual([
    200,
    { new: total, changed: 0, unchanged: fixed, kept: 0, refused: 0 },
  ]);
  expect((await contentOf(empty.browser))['content/posts.json']).toEqual([]);
  const done = await importFile(empty.browser, archive, `?plan=${dry.body.plan}`);
  expect([done.status, done.body.counts.new, done.body.redirects]).toEqual([
    200,
    total,
    { new: 1, unchanged: 0 },
  ]);
  expect(await contentOf(empty.browser)).toEqual(content);
  expect(await countLog(empty.site, 'content.import')).toBe(1);
  const [first] = content['content/posts.json'] as (Row & { versions: { note: string }[] })[];
  expect(first?.versions.map(({ note }) => note)).toEqual(['published', 'draft']);
  const again = await importFile(empty.browser, archive);
  expect([again.body.counts, again.body.redirects]).toEqual([
    { new: 0, changed: 0, unchanged: all, kept: 0, refused: 0 },
    { new: 0, unchanged: 1 },
  ]);
  expect(await contentOf(empty.browser)).toEqual(content);
  const page = await empty.site.app.request(`${empty.site.origin}/blog/moved-here`);
  expect(page.status).toBe(200);
});

it('says field by field what it changes, keeps what was here as versions, and takes nothing off the site', async ({
  site,
  later,
}) => {
  const browser = await becomeOwner(site);
  const archive = await exportFile(browser);
  const before = await contentOf(browser);
  const [post] = before['content/posts.json'] as Row[];
  if (!post?.live) throw new Error('There is no post');
  await edit(browser, 'posts', post, 'draft', { ...post.live, title: 'Mine', summary: 'Mine too' });
  await edit(browser, 'posts', post, 'publish', {});
  const question = { question: 'New?', questionPt: '', answer: 'Yes.', answerPt: '' };
  const made = await browser.send('/api/admin/content/questions', question);
  const added = (await made.json()) as Row;
  await edit(browser, 'questions', added, 'publish', {});
  const kept = await importFile(browser, archive, '?dry-run=1&only-new=1');
  expect(kept.body.counts).toMatchObject({ changed: 0, kept: 1 });
  later({ minutes: 1 });
  const { body } = await importFile(browser, archive);
  expect(body.records.filter(({ outcome }) => outcome !== 'unchanged')).toMatchObject([
    { id: post.id, outcome: 'changed', fields: ['title', 'summary'], state: 'public' },
  ]);
  const after = (await contentOf(browser)) as Record<string, Row[]>;
  expect(after['content/posts.json']?.find(({ id }) => id === post.id)?.live).toEqual(post.live);
  expect(after['content/questions.json']?.map(({ id }) => id)).toContain(added.id);
  const versions = await site.database.read((db) =>
    db.selectFrom('contentVersions').select('values').where('id', '=', post.id).execute(),
  );
  expect(versions.map(({ values }) => (values as { title: string }).title)).toContain('Mine');
  await edit(browser, 'questions', added, 'withdraw');
});

it('refuses one record with its field and reason, and takes the others', async ({ site }) => {
  const browser = await becomeOwner(site);
  const files = await unzip(await exportFile(browser));
  const questions = JSON.parse(files['content/questions.json'] ?? '[]') as Row[];
  const [one, two, three] = questions;
  if (!one?.live || !two?.live || !three) throw new Error('There are too few questions');
  const bad = [
    { ...one, id: 'bad-1', live: { ...one.live, answer: 5 } },
    { ...two, id: 'bad-2', live: { ...two.live, answer: '' } },
    { ...three, id: 'good-1', live: { ...three.live, colour: 'blue' } },
  ];
  const { status, body } = await importFile(
    browser,
    await zipOf({ ...files, 'content/questions.json': JSON.stringify(bad) }),
    '?dry-run=1',
  );
  expect([status, body.records.filter(({ kind }) => kind === 'questions')]).toMatchObject([
    200,
    [
      {
        id: 'bad-1',
        outcome: 'refused',
        where: 'content/questions.json, 1',
        problems: [{ field: 'answer', code: 'invalid_type' }],
      },
      { id: 'bad-2', outcome: 'refused', problems: [{ field: 'answer', code: 'required' }] },
      { id: 'good-1', outcome: 'new' },
    ],
  ]);
  expect(body.findings).toEqual([
    { where: 'content/questions.json, 3', code: 'unknown_field', detail: 'colour' },
  ]);
});

it('places what refers to a record that stands behind it', async ({ site, empty }) => {
  const archive = await exportFile(await becomeOwner(site));
  const { 'content/offers.json': offers = '', ...files } = await unzip(archive);
  const reordered = await zipOf({ 'content/offers.json': offers, ...files });
  const { body } = await importFile(empty.browser, reordered);
  expect(body.counts.refused).toBe(0);
});

it('names the author of a post whose person stands behind it', async ({ site, empty }) => {
  await importFile(empty.browser, await exportFile(await becomeOwner(site)));
  const authorsOf = ({ database }: Pick<StaffSite, 'database'>) =>
    database.read((db) =>
      db.selectFrom('blogPosts').select(['id', 'author']).orderBy('id').execute(),
    );
  expect(await authorsOf(empty.site)).toEqual(await authorsOf(site));
});

it('refuses a record that its kind never has', async ({ site }) => {
  const browser = await becomeOwner(site);
  const files = await unzip(await exportFile(browser));
  const [home] = JSON.parse(files['content/home.json'] ?? '[]') as Row[];
  const another = JSON.stringify([{ ...home, id: 'another' }]);
  const { body } = await importFile(
    browser,
    await zipOf({ ...files, 'content/home.json': another }),
    '?dry-run=1',
  );
  expect(body.records.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
    { id: 'another', problems: [{ field: 'id', code: 'unknown_record' }] },
  ]);
});

it('is not made when something changed since its dry run', async ({ site }) => {
  const browser = await becomeOwner(site);
  const file = 'question,answer\nIs it new?,Yes.\n';
  const before = await countLog(site, 'content.import');
  const dry = await importFile(browser, file, '?dry-run=1');
  await importFile(browser, file);
  const { status, body } = await importFile(browser, file, `?plan=${dry.body.plan}`);
  expect([status, body.code]).toEqual([409, 'plan_changed']);
  expect(body.report).toMatchObject({ counts: { unchanged: 1, new: 0 } });
  expect(await countLog(site, 'content.import')).toBe(before + 1);
});

it('takes the files of the library along, byte by byte, with what is said of them', async ({
  site,
  empty,
}) => {
  const browser = await becomeOwner(site);
  const bytes = await drawing();
  const file = await uploaded(site, browser, { name: 'Praia do Norte.png', bytes });
  const { address = '' } = file.picture ?? {};
  const body = { alt: 'A beach', altPt: 'Uma praia', credit: 'Rita', focusX: 20, focusY: 80 };
  const said = await browser.send(`/api/admin/files/${file.id}`, body, { method: 'PATCH' });
  expect(said.status, await said.clone().text()).toBeLessThan(300);
  const content = await contentOf(browser);
  const [post] = content['content/posts.json'] as Row[];
  if (!post?.live) throw new Error('There is no post');
  await edit(browser, 'posts', post, 'draft', { ...post.live, imageUrl: address });
  await edit(browser, 'posts', post, 'publish', {});
  const archive = await exportFile(browser);

  const dry = await importFile(empty.browser, archive, '?dry-run=1');
  expect(dry.body.files).toEqual({ new: 1, unchanged: 0 });
  expect((await empty.browser.get(file.url)).status).toBe(404);
  const done = await importFile(empty.browser, archive);
  expect([done.status, done.body.files]).toEqual([200, { new: 1, unchanged: 0 }]);
  const arrived = await (await empty.browser.get(file.url)).arrayBuffer();
  expect(Buffer.from(arrived).equals(bytes)).toBe(true);
  const there = await (await empty.browser.get(`/api/admin/files/${file.id}`)).json();
  expect(there).toMatchObject({
    name: 'Praia do Norte.png',
    picture: { ...body, address },
    uses: [{ kind: 'posts', recordId: post.id, isPublic: true }],
  });
  expect(await unzip(await exportFile(empty.browser))).toMatchObject({
    'files.json': (await unzip(archive))['files.json'],
  });
  const again = await importFile(empty.browser, archive);
  expect(again.body.files).toEqual({ new: 0, unchanged: 1 });
});
