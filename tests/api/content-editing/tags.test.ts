import { expect } from 'vitest';
import { openEditor } from '../../factories/content/content-editor.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const post = {
  slug: 'first-steps',
  title: 'First steps',
  titlePt: 'Primeiros passos',
  summary: 'S',
  summaryPt: 'S',
  content: 'C',
  contentPt: 'C',
  author: 'rita-falcao',
  imageUrl: '/art/tax.svg',
  isPremium: false,
  createdAt: null,
};

async function textOf(site: StaffSite, path: string): Promise<string> {
  return (await site.app.request(site.origin + path)).text();
}

it('are renamed everywhere at once, and keep their addresses', async ({ site }) => {
  const { list, show, republish, withdraw } = openEditor(await becomeOwner(site), 'tags');
  const { records } = await list('?q=hiring');
  const tag = (await show(records[0]?.id ?? '')).body;
  expect([tag.state, tag.draft]).toEqual([
    'public',
    { tag: 'hiring', name: 'Hiring', namePt: 'Contratação' },
  ]);
  const found = await textOf(site, '/api/blog-posts?fields=card&tag=hiring');
  const renamed = (await republish(tag, { name: 'recruiting', namePt: 'recrutamento' })).body;
  expect(JSON.parse(await textOf(site, '/api/blog-tags'))).toContainEqual({
    tag: 'hiring',
    name: 'recruiting',
    tagPt: 'recrutamento',
  });
  expect(await textOf(site, '/api/blog-posts?fields=card&tag=hiring')).toBe(found);
  expect(await textOf(site, '/blog?tag=hiring')).toContain('recruiting');
  const [card] = JSON.parse(found) as { slug: string }[];
  for (const path of ['/pt/blog', `/pt/blog/${card?.slug}`, '/pt/rss.xml'])
    expect([path, (await textOf(site, path)).includes('recrutamento')]).toEqual([path, true]);
  const moved = await republish(renamed, { tag: 'recruiting' });
  expect(moved.body.errors).toMatchObject([{ field: 'tag', code: 'word_fixed' }]);
  const now = (await show(tag.id)).body;
  expect((await withdraw(now)).body.code).toBe('in_use');
  await republish(now, tag.draft);
});

it('are found by a post that names one in either language, and made by one that names a new one', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const tags = openEditor(browser, 'tags');
  const posts = openEditor(browser, 'posts');
  const live = await posts.makePublic({ ...post, tags: ['Impostos', 'tax', 'visas', 'RGPD'] });
  expect(live.draft.tags).toEqual(['tax', 'visas', 'gdpr']);
  const [made] = (await tags.list('?q=visas')).records;
  const tag = (await tags.show(made?.id ?? '')).body;
  expect([tag.state, tag.twins]).toEqual(['public', [{ field: 'namePt', finding: 'missing' }]]);
  const used = await tags.withdraw(tag);
  expect([used.status, used.body.code]).toEqual([409, 'in_use']);
  const named = (await tags.republish(tag, { namePt: 'vistos' })).body;
  expect(JSON.parse(await textOf(site, '/api/blog-tags'))).toContainEqual({
    tag: 'visas',
    tagPt: 'vistos',
  });
  await posts.withdraw(live);
  expect((await tags.withdraw(named)).body.state).toBe('withdrawn');
});

it('are created with a word of their own, once', async ({ site, later }) => {
  const { makePublic, create, publish, save, withdraw } = openEditor(
    await becomeOwner(site),
    'tags',
  );
  const live = await makePublic({ tag: 'Visas', name: 'Visas', namePt: 'vistos' });
  expect([live.state, live.live]).toEqual([
    'public',
    { tag: 'Visas', name: 'Visas', namePt: 'vistos' },
  ]);
  const second = await publish((await create({ ...live.draft, name: 'Other' })).body);
  expect(second.body.errors).toMatchObject([{ field: 'tag', code: 'name_taken' }]);
  later({ minutes: 1 });
  const stale = (await save(live, { ...live.draft, name: 'Visas and permits' })).body;
  expect(stale.twins).toEqual([{ field: 'namePt', finding: 'stale' }]);
  expect((await withdraw(stale)).body.state).toBe('withdrawn');
});
