import { expect } from 'vitest';
import { importFile } from '../../factories/content/content-files.ts';
import { readFileOf, readPost } from '../../factories/content/old-site.ts';
import { type WordpressItem, wordpressFile } from '../../factories/content/wordpress-files.ts';
import { zipOf } from '../../factories/content/zip-files.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const first: WordpressItem = { id: 1, name: 'visas', title: 'Visas', content: 'The first site' };
const firstFile = wordpressFile([first], { address: 'https://first.example' });

/** Of another site, with the same address, and a post that links to it. */
const secondFile = wordpressFile(
  [
    {
      id: 7,
      name: 'visas',
      title: 'Visas too',
      link: 'https://second.example/blog/visas/',
      content: 'The second site',
    },
    {
      id: 8,
      name: 'more',
      title: 'More',
      link: 'https://second.example/more/',
      content: '<a href="https://second.example/blog/visas/">a</a> <a href="/?p=7">b</a>',
    },
  ],
  { address: 'https://second.example' },
);

const shown = async (site: StaffSite, path: string) => {
  const response = await site.app.request(site.origin + path);
  return { status: response.status, text: await response.text() };
};

it('a post whose address another one has here gets a free one, by which all finds it', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  await importFile(browser, firstFile);
  const found = await importFile(browser, secondFile, '?dry-run=1');
  const { body } = await importFile(browser, secondFile, `?plan=${found.body.plan}`);
  expect(body.records.map(({ title, outcome, state }) => [title, outcome, state])).toEqual([
    ['Visas too', 'new', 'public'],
    ['More', 'new', 'public'],
  ]);
  expect(body.findings.map(({ where, code, detail }) => [where, code, detail])).toEqual([
    ['post 7, “Visas too”', 'slug_changed', 'visas → visas-2'],
    // The old address is the one that the first post has here, and keeps.
    ['post 7, “Visas too”', 'old_address_taken', '/blog/visas'],
  ]);
  expect(found.body.findings).toEqual(body.findings);
  expect((await shown(site, '/blog/visas')).text).toContain('The first site');
  expect((await shown(site, '/blog/visas-2')).text).toContain('The second site');
  const numbered = await site.app.request(`${site.origin}/?p=7`);
  expect(numbered.headers.get('Location')).toBe('/blog/visas-2');
  // A link by the address that the other post keeps here leads to that.
  const more = await readPost(browser, body.records[1]?.id);
  expect(more.live?.content).toBe('[a](/blog/visas-2) [b](/blog/visas-2)');
  const again = await importFile(browser, secondFile);
  expect(again.body.records.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(again.body.redirects.new).toBe(0);
});

it('two posts of one file with one address are two, and the address leads to the first', async () => {
  const link = 'https://old.example/same/';
  const { records, findings } = await readFileOf(
    wordpressFile([
      { id: 1, name: 'same', title: 'One', link, status: 'draft' },
      { id: 2, name: 'same', title: 'Two', link },
      { id: 3, name: 'same', title: 'Three', link },
      { id: 4, name: 'links', title: 'Links', content: `<a href="${link}">x</a>` },
    ]),
  );
  expect(records.map(({ live, draft, oldPaths }) => [(live ?? draft)?.slug, oldPaths])).toEqual([
    ['same-3', []],
    ['same', ['/same', '/?p=2']],
    ['same-2', ['/?p=3']],
    ['links', ['/2019/05/links', '/?p=4']],
  ]);
  expect(records[3]?.live?.content).toBe('[x](/blog/same)');
  expect(findings.map(({ code, detail }) => [code, detail])).toEqual([
    ['stays_draft', ''],
    ['slug_changed', 'same → same-3'],
    ['slug_changed', 'same → same-2'],
    ['old_address_taken', '/same'],
  ]);
});

it('a translation has the address of its post, whatever it was called', async () => {
  const { records } = await readFileOf(
    wordpressFile([
      {
        id: 2,
        name: 'contacto',
        link: 'https://old.example/pt/contacto/',
        title: 'Contacto',
        content: 'Texto <a href="/pt/contacto/">x</a>',
        categories: [
          { domain: 'language', slug: 'pt', name: 'Português' },
          { domain: 'post_translations', slug: 'pll_1', name: 'pll_1' },
        ],
      },
      {
        id: 1,
        name: 'contacto',
        link: 'https://old.example/contact/',
        title: 'Contact',
        content: 'Text <a href="/pt/contacto/">x</a>',
        categories: [
          { domain: 'language', slug: 'en', name: 'English' },
          { domain: 'post_translations', slug: 'pll_1', name: 'pll_1' },
        ],
      },
    ]),
  );
  expect(records.map(({ live }) => live)).toMatchObject([
    {
      slug: 'contacto',
      content: 'Text [x](/blog/contacto)',
      contentPt: 'Texto [x](/blog/contacto)',
    },
  ]);
});

it('posts of Ghost and pages of Medium that say the same number and address are not merged', async () => {
  const post = {
    id: 'aa11',
    title: 'T',
    slug: 's',
    status: 'published',
    html: '<p>The text of it</p>',
  };
  const ghost = await readFileOf(JSON.stringify({ db: [{ data: { posts: [post, post] } }] }));
  const page =
    '<article><h1 class="p-name">T</h1><section data-field="body"><h3>T</h3><p>The text of it</p></section><footer><a class="p-canonical" href="https://medium.com/@a/s-abcdefabcdef"></a><time class="dt-published" datetime="2018-08-11T11:23:34.123Z"></time></footer></article>';
  const medium = await readFileOf(await zipOf({ 'posts/one.html': page, 'posts/two.html': page }));
  for (const { records, findings } of [ghost, medium]) {
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
    expect(records.map(({ live }) => live?.slug)).toEqual(['s', 's-2']);
    expect(findings.map(({ code, detail }) => [code, detail])).toContainEqual([
      'slug_changed',
      's → s-2',
    ]);
  }
});
