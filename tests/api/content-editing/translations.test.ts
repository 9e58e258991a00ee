import { expect } from 'vitest';
import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import type { Translations } from '#features/content/translations/translations.schema.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

async function board(browser: Browser, query = ''): Promise<Translations> {
  const response = await browser.get(`/api/admin/translations${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Translations;
}

async function firstOf(browser: Browser, kind: string): Promise<ContentRecord> {
  const { records } = (await (
    await browser.get(`/api/admin/content/${kind}`)
  ).json()) as ContentList;
  const response = await browser.get(`/api/admin/content/${kind}/${records[0]?.id}`);
  return (await response.json()) as ContentRecord;
}

async function change(browser: Browser, kind: string, record: ContentRecord, draft: object) {
  const headers = { 'If-Match': `"${record.revision}"` };
  const path = `/api/admin/content/${kind}/${record.id}`;
  const response = await browser.send(`${path}/draft`, draft, { method: 'PUT', headers });
  return (await response.json()) as ContentRecord;
}

it('gathers the missing and stale texts of every kind, with counts', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const samples = await board(browser);
  expect([samples.total, samples.records]).toEqual([0, []]);
  later({ minutes: 1 });
  const question = await firstOf(browser, 'questions');
  await change(browser, 'questions', question, { ...question.draft, answer: 'New.' });
  const offer = await firstOf(browser, 'offers');
  await change(browser, 'offers', offer, { ...offer.draft, titlePt: '' });
  const { counts, total, records } = await board(browser);
  expect(total).toBe(2);
  expect(counts.filter((count) => count.records > 0)).toEqual([
    { kind: 'offers', missing: 1, stale: 0, records: 1 },
    { kind: 'questions', missing: 0, stale: 1, records: 1 },
  ]);
  expect(records.map(({ kind, id, twins }) => ({ kind, id, twins }))).toEqual([
    { kind: 'offers', id: offer.id, twins: [{ field: 'titlePt', finding: 'missing' }] },
    { kind: 'questions', id: question.id, twins: [{ field: 'answerPt', finding: 'stale' }] },
  ]);
  expect((await board(browser, '?finding=stale')).records).toHaveLength(1);
  expect((await board(browser, '?kind=offers')).records).toHaveLength(1);
  expect((await board(browser, '?limit=1&offset=1')).records[0]?.kind).toBe('questions');
  const list = await browser.get('/api/admin/content/questions?twins=stale');
  expect(await list.json()).toMatchObject({ total: 1, twins: { missing: 0, stale: 1 } });
  // Each row of a list says what is the matter with its own Portuguese.
  const twinOf = async (kind: string, id: string) => {
    const response = await browser.get(`/api/admin/content/${kind}`);
    const { records } = (await response.json()) as ContentList;
    return [records.find((row) => row.id === id), ...records.filter((row) => row.id !== id)].map(
      (row) => row?.twin,
    );
  };
  expect(new Set((await twinOf('questions', question.id)).slice(1))).toEqual(new Set([null]));
  expect((await twinOf('questions', question.id))[0]).toBe('stale');
  expect((await twinOf('offers', offer.id))[0]).toBe('missing');

  // Translated, it leaves the board, and so does one that is published so.
  later({ minutes: 1 });
  const stale = await firstOf(browser, 'questions');
  await change(browser, 'questions', stale, { ...stale.draft, answerPt: 'Nova.' });
  expect((await board(browser)).records.map(({ kind }) => kind)).toEqual(['offers']);
});

it('finds the missing texts of public rows that nobody edited here', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { id } = await firstOf(browser, 'posts');
  const { titlePt } = await site.database.read((db) =>
    db.selectFrom('blogPosts').select('titlePt').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const set = (value: string | null) =>
    site.database.transaction((trx) =>
      trx.updateTable('blogPosts').set({ titlePt: value }).where('id', '=', id).execute(),
    );
  await set(null);
  try {
    const { records, counts } = await board(browser);
    expect(records).toMatchObject([{ id, twins: [{ field: 'titlePt', finding: 'missing' }] }]);
    expect(counts[0]).toEqual({ kind: 'posts', missing: 1, stale: 0, records: 1 });
    const list = await browser.get('/api/admin/content/posts?twins=missing');
    expect(await list.json()).toMatchObject({ total: 1, records: [{ id }] });
  } finally {
    await set(titlePt);
  }
});

it('stays right through publication, withdrawal and restoration', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  later({ minutes: 1 });
  const question = await firstOf(browser, 'questions');
  let record = await change(browser, 'questions', question, { ...question.draft, answer: 'New.' });
  const staleOf = async () =>
    (await board(browser)).counts.find(({ kind }) => kind === 'questions');
  for (const [verb, body, stale] of [
    ['publish', {}, 1],
    ['withdraw', undefined, 1],
    ['publish', {}, 1],
  ] as const) {
    const headers = { 'If-Match': `"${record.revision}"` };
    const path = `/api/admin/content/questions/${record.id}/${verb}`;
    record = (await (await browser.send(path, body, { headers })).json()) as ContentRecord;
    expect([verb, (await staleOf())?.stale]).toEqual([verb, stale]);
  }
  const back = { ...record.draft, answer: question.draft.answer, answerPt: 'Nova.' };
  later({ minutes: 1 });
  await change(browser, 'questions', record, back);
  expect((await staleOf())?.stale).toBe(0);
  await site.database.transaction(async (trx) => {
    const { answer, answerPt } = question.draft as { answer: string; answerPt: string };
    await trx
      .updateTable('faqEntries')
      .set({ answer, answerPt })
      .where('id', '=', question.id)
      .execute();
  });
});

it('names a draft by its Portuguese title where it has no other', async ({ site }) => {
  const browser = await becomeOwner(site);
  const texts = { title: '', titlePt: 'Só em português', summary: 'A summary.', summaryPt: '' };
  const others = { content: '', contentPt: '', slug: '', author: '', imageUrl: '', tags: [] };
  const values = { ...texts, ...others, isPremium: false, createdAt: null };
  expect((await browser.send('/api/admin/content/posts', values)).status).toBe(201);
  expect((await board(browser, '?kind=posts')).records).toMatchObject([
    { title: '', titlePt: 'Só em português', twins: [{ field: 'summaryPt', finding: 'missing' }] },
  ]);
});
