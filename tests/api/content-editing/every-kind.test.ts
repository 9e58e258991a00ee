import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { openEditor } from '../../factories/content/content-editor.ts';
import { contentExamples } from '../../factories/content/content-examples.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

/** The kinds of which records are made; `fixed-kinds.test.ts` is about the others. */
const made = contentKinds.filter(({ fixed }) => fixed === null);

it('has an example of every kind', () => {
  expect(Object.keys(contentExamples)).toEqual(made.map(({ name }) => name));
});

it.for(made)(
  '$name: a record is seen from its publication to its withdrawal',
  async (kind, { site }) => {
    const browser = await becomeOwner(site);
    const base = `/api/admin/content/${kind.name}`;
    const { values, shownBy } = contentExamples[kind.name] ?? { values: {} };
    const shown = (isPublic: boolean) => (shownBy ? isPublic : null);
    const marker = `Marker of ${kind.name}`;
    const isShown = async () =>
      shownBy
        ? (await (await site.app.request(site.origin + shownBy)).text()).includes(marker)
        : null;
    async function change(record: ContentRecord, verb: string, body?: unknown, method = 'POST') {
      const headers = { 'If-Match': `"${record.revision}"` };
      const response = await browser.send(`${base}/${record.id}/${verb}`, body, {
        method,
        headers,
      });
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as ContentRecord;
    }
    const body = { ...kind.empty, ...values, [kind.titleField]: marker };
    const draft = (await (await browser.send(base, body)).json()) as ContentRecord;
    expect([draft.missing, await isShown()]).toEqual([[], shown(false)]);
    const live = await change(draft, 'publish', {});
    expect([live.state, await isShown()]).toEqual(['public', shown(true)]);
    const { createdAt: _, ...publicValues } = live.live ?? {};
    expect(live.draft).toMatchObject(publicValues);
    // What was read from the public row is what was written to it.
    expect({ ...body, createdAt: undefined }).toEqual({ ...live.draft, createdAt: undefined });
    const withdrawn = await change(live, 'withdraw');
    expect([withdrawn.state, await isShown()]).toEqual(['withdrawn', shown(false)]);
  },
);

it('refuses to withdraw a package that an offer is about', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { packageId } = await site.database.read((db) =>
    db.selectFrom('offers').select('packageId').executeTakeFirstOrThrow(),
  );
  const response = await browser.send(
    `/api/admin/content/packages/${packageId}/withdraw`,
    undefined,
    { headers: { 'If-Match': '"0"' } },
  );
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    409,
    'in_use',
  ]);
});

it('offers a saved answer in the inbox from its publication on', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { create, publish, withdraw, list } = openEditor(browser, 'answers');
  const answer = { title: 'Prices', body: 'From', bodyPt: 'Desde' };
  const offered = async () =>
    (await (await browser.get('/api/admin/saved-answers')).text()).includes('Desde');
  const draft = (await create(answer)).body;
  expect(await offered()).toBe(false);
  const live = (await publish(draft)).body;
  expect(await offered()).toBe(true);
  const put = { ...answer, body: 'From the inbox' };
  await browser.send(`/api/admin/saved-answers/${live.id}`, put, { method: 'PUT' });
  expect((await list()).records).toMatchObject([{ title: 'Prices', state: 'public' }]);
  await withdraw(live);
  expect(await offered()).toBe(false);
});
