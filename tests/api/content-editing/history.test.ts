import { expect } from 'vitest';
import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

const base = '/api/admin/content/questions';

async function firstQuestion(browser: Browser): Promise<ContentRecord> {
  const { records } = (await (await browser.get(base)).json()) as ContentList;
  return (await (await browser.get(`${base}/${records[0]?.id}`)).json()) as ContentRecord;
}

async function save(browser: Browser, record: ContentRecord, changes: object) {
  const headers = { 'If-Match': `"${record.revision}"` };
  const body = { ...record.draft, ...changes };
  const response = await browser.send(`${base}/${record.id}/draft`, body, {
    method: 'PUT',
    headers,
  });
  return (await response.json()) as ContentRecord;
}

it('says what changed in the English since the Portuguese, in one sitting too', async ({
  site,
  later,
}) => {
  const browser = await becomeOwner(site);
  later({ minutes: 1 });
  const first = await firstQuestion(browser);
  const sources = async () =>
    ((await (await browser.get(`${base}/${first.id}/stale`)).json()) as { sources: object[] })
      .sources;
  expect(await sources()).toEqual([]);
  let record = await save(browser, first, { answer: 'It rains.' });
  expect(await sources()).toEqual([
    { twin: 'answerPt', field: 'answer', before: first.draft.answer, after: 'It rains.' },
  ]);
  later({ minutes: 1 });
  record = await save(browser, record, { answerPt: 'Chove.' });
  later({ minutes: 1 });
  record = await save(browser, record, { question: 'How is the winter?' });
  later({ minutes: 1 });
  record = await save(browser, record, { answer: 'It rains all' });
  record = await save(browser, record, { answer: 'It rains all winter.' });
  expect(await sources()).toContainEqual({
    twin: 'answerPt',
    field: 'answer',
    before: 'It rains.',
    after: 'It rains all winter.',
  });
});

it('keeps what was there before the first change, and says what each version changed', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const first = await firstQuestion(browser);
  await save(browser, first, { answer: 'New.' });
  const { versions } = (await (await browser.get(`${base}/${first.id}/versions`)).json()) as {
    versions: { number: number; note: string }[];
  };
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    [2, 'draft'],
    [1, 'published'],
  ]);
  const second = await browser.get(`${base}/${first.id}/versions/2`);
  expect(await second.json()).toEqual({
    changes: [{ field: 'answer', before: first.draft.answer, after: 'New.' }],
  });
  const none = await browser.get(`${base}/${first.id}/versions/9`);
  expect([none.status, await none.json()]).toMatchObject([404, { code: 'no_such_version' }]);
});

it('keeps a save that was refused, once, and compares no version with it', async ({ site }) => {
  const browser = await becomeOwner(site);
  const first = await firstQuestion(browser);
  await save(browser, first, { answer: 'Hers.' });
  for (let times = 0; times < 2; times += 1)
    expect(await save(browser, first, { answer: 'His.' })).toMatchObject({ code: 'changed' });
  // A lost answer is asked for again: the record holds it already.
  expect(await save(browser, first, { answer: 'Hers.' })).toMatchObject({ code: 'changed' });
  await save(browser, { ...first, revision: 1 }, { answer: 'Hers and more.' });
  const address = `${base}/${first.id}/versions`;
  const { versions } = (await (await browser.get(address)).json()) as {
    versions: { number: number; note: string }[];
  };
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    ...[
      [4, 'draft'],
      [3, 'refused'],
      [2, 'draft'],
      [1, 'published'],
    ],
  ]);
  const changesOf = async (version: number) =>
    ((await (await browser.get(`${address}/${version}`)).json()) as { changes: object[] }).changes;
  expect(await changesOf(3)).toMatchObject([{ before: 'Hers.', after: 'His.' }]);
  expect(await changesOf(4)).toMatchObject([{ before: 'Hers.', after: 'Hers and more.' }]);
  const restored = await browser.send(
    `${base}/${first.id}/restore`,
    { version: 3 },
    {
      headers: { 'If-Match': '"2"' },
    },
  );
  expect(await restored.json()).toMatchObject({ draft: { answer: 'His.' } });
});
