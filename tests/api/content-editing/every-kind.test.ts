import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { openEditor } from '../../factories/content-editor.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

/** Values by which a record of any kind can be public, and where it then shows `marker` by itself. */
const examples: Record<string, { values: object; shownBy?: string }> = {
  posts: {
    values: {
      slug: 'first-steps',
      summary: 'S',
      content: 'C',
      author: 'A',
      imageUrl: '/art/tax.svg',
    },
    shownBy: '/api/blog-posts?limit=1',
  },
  'case-studies': {
    values: {
      ...{ industry: 'I', client: 'C', challenge: 'C', solution: 'S', results: 'R' },
      imageUrl: '/art/tax.svg',
    },
    shownBy: '/api/case-studies',
  },
  packages: {
    values: { description: 'D', priceCents: 12_345, features: ['F'], interval: 'quarter' },
    shownBy: '/api/service-packages',
  },
  offers: { values: { endsAt: '2099-01-01T00:00:00.000Z' }, shownBy: '/api/offers/current' },
  testimonials: {
    values: { position: 'P', company: 'C', testimonial: 'T', rating: 5 },
    shownBy: '/api/testimonials',
  },
  questions: { values: { answer: 'A' }, shownBy: '/api/faq' },
  // A tag and a person are shown by the posts that refer to them.
  tags: { values: { tag: 'marker' } },
  people: { values: { languages: ['L'] } },
  // Shown to staff, in the inbox.
  answers: { values: { body: 'B', bodyPt: 'B' } },
};

it('has an example of every kind', () => {
  expect(Object.keys(examples)).toEqual(contentKinds.map(({ name }) => name));
});

it.for(contentKinds)(
  '$name: a record is seen from its publication to its withdrawal',
  async (kind, { site }) => {
    const browser = await becomeOwner(site);
    const base = `/api/admin/content/${kind.name}`;
    const { values, shownBy } = examples[kind.name] ?? { values: {} };
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
