import { expect } from 'vitest';
import { seedIfEmpty } from '#database/seed.server.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { findSamples } from '#features/content/samples/find-samples.server.ts';
import type { Removed, Samples } from '#features/content/samples/samples.schema.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { addStaff, becomeOwner, test as it, signIn } from '../../factories/staff-site.ts';

// The company's samples are replaced in the settings; the words of other fixed records are no samples.
const seededKinds = contentKinds.filter(
  ({ name, fixed, sampleParts }) => sampleParts.length > 0 || (!fixed && name !== 'answers'),
);

it('are named, and removed all at once but for what somebody edited', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  const read = async () => (await (await browser.get('/api/admin/samples')).json()) as Samples;
  const { samples, edited } = await read();
  expect(edited).toEqual([]);
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(
    new Set(seededKinds.map(({ name }) => name)),
  );
  const post = samples.find(({ kind }) => kind === 'posts') ?? { id: '' };
  const setup = samples.filter(({ title }) => title === 'Company Setup');
  expect(setup.map(({ titlePt }) => titlePt)).toEqual(['Abertura de Empresa']);
  const path = `/api/admin/content/posts/${post.id}`;
  const { draft } = (await (await browser.get(path)).json()) as ContentRecord;
  const headers = { 'If-Match': '"0"' };
  await browser.send(`${path}/draft`, { ...draft, title: 'Ours' }, { method: 'PUT', headers });
  expect((await read()).edited).toMatchObject([{ kind: 'posts', id: post.id }]);
  // The list that was shown names one that is edited in the meantime: nothing is removed.
  const outdated = await browser.send('/api/admin/samples/remove', { records: samples });
  expect([outdated.status, await outdated.json()]).toMatchObject([
    409,
    { code: 'samples_changed' },
  ]);
  const now = await read();
  expect(now.samples).toHaveLength(samples.length - 1);
  later({ minutes: 11 });
  const late = await browser.send('/api/admin/samples/remove', { records: now.samples });
  expect([late.status, await late.json()]).toMatchObject([403, { code: 'passkey_again' }]);
  const fresh = await signIn(site, 'rita@entrada.example');
  const response = await fresh.send('/api/admin/samples/remove', { records: now.samples });
  const removed = (await response.json()) as Removed;
  // What the post that somebody edited refers to.
  const refersTo = [...[draft.tags].flat().map((tag) => `tags ${tag}`), `people ${draft.author}`];
  const kept = removed.kept.map(({ kind, id }) => `${kind} ${id}`);
  expect([response.status, kept.sort()]).toEqual([200, refersTo.sort()]);
  expect(removed.removed).toHaveLength(now.samples.length - kept.length);
  expect(await (await fresh.get('/api/admin/samples')).json()).toEqual({
    samples: removed.kept,
    edited: [expect.objectContaining({ id: post.id })],
  });
  expect(await (await site.app.request('/api/service-packages')).json()).toEqual([]);
  const audited = await site.database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', 'content.remove-samples').execute(),
  );
  expect(audited).toHaveLength(1);
});

it('leave every page in order when they are gone, in both languages', async ({ site }) => {
  for (const path of ['/', '/services', '/case-studies', '/blog', '/book-consultation', '/contact'])
    for (const prefix of ['', '/pt']) {
      const address = `${prefix}${path}`.replace(/(.)\/$/, '$1');
      const response = await site.app.request(address);
      expect([address, response.status]).toEqual([address, 200]);
    }
  for (const path of ['/sitemap.xml', '/rss.xml', '/llms.txt'])
    expect((await site.app.request(path)).status).toBe(200);
});

it('are removed by an owner alone', async ({ site }) => {
  await addStaff(site, { email: 'tiago@entrada.example' });
  const browser = await signIn(site, 'tiago@entrada.example');
  const response = await browser.send('/api/admin/samples/remove', { records: [] });
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'role_required' }]);
});

it('are not there where the first start was told to make none', async ({ site }) => {
  await site.database.transaction(async (trx) => {
    for (const table of ['blogPosts', 'blogTags', 'authors', 'company'] as const)
      await trx.deleteFrom(table).execute();
  });
  const options = { samples: false };
  expect(await seedIfEmpty(site.database, () => site.clock.now, options)).toBe(true);
  const found = await site.database.read((db) => findSamples(db, contentKinds));
  expect(found.samples).toEqual([]);
  const home = await (await site.app.request('/api/home')).json();
  expect(home).toMatchObject({ offer: '', offerEnd: '', costs: [], costsCaptionPt: '' });
  expect((await site.app.request('/api/company')).status).toBe(200);
  expect(await seedIfEmpty(site.database, () => site.clock.now)).toBe(false);
});
