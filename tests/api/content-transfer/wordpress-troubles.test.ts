import { expect } from 'vitest';
import { importFile } from '../../factories/content/content-files.ts';
import {
  importOne,
  newSite,
  readFileOf,
  readOne,
  readPost,
} from '../../factories/content/old-site.ts';
import { type WordpressItem, wordpressFile } from '../../factories/content/wordpress-files.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

/** From a public trouble report: three spellings of struck-out words. */
const struck = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
<item><title>Prices</title><content:encoded><![CDATA[<p>Was <s>100</s>, <del>90</del>, <strike>85</strike>, now 80.</p>]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>prices</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

it('struck-out words stay struck out, to readers too', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { status, body } = await importFile(browser, struck);
  expect([status, body.counts.new, body.findings]).toEqual([200, 1, []]);
  const post = await readPost(browser, body.records[0]?.id);
  expect(post.live?.content).toBe('Was ~~100~~, ~~90~~, ~~85~~, now 80.');
  const page = await (await site.app.request(`${site.origin}/blog/prices`)).text();
  expect(page).toContain('Was <s>100</s>, <s>90</s>, <s>85</s>, now 80.');
});

it('titles, tags, authors and summaries say words, not entities', async () => {
  const item: WordpressItem = {
    title: 'Q&amp;A &#8211; <em>2</em> &amp;amp; a &lt; b',
    excerpt: 'R&amp;D<br />and <b>more</b> &hellip;',
    categories: [{ name: 'R&amp;D' }, { domain: 'post_tag', name: 'Caf&eacute;' }],
  };
  const file = newSite().file([item], { author: 'Ana &amp; Rui' });
  const { records } = await readFileOf(file);
  expect(records[0]?.live).toMatchObject({
    title: 'Q&A – 2 & a < b',
    author: 'Ana & Rui',
    tags: ['R&D', 'Café'],
    summary: 'R&D\nand more …',
  });
});

it.for([
  [
    'a whole page in its text',
    { content: '<!DOCTYPE html><html><body><p>Words</p></body></html>' },
  ],
  ['characters that XML has not', { content: 'Wo\u0000\u0008\u000brds' }],
  [
    'an entity of HTML outside of CDATA',
    { xml: '<wp:x>a &nbsp; b & c < d</wp:x>', content: 'Words' },
  ],
] as const)('a post with %s is read', async ([, item]) => {
  const { live } = await readOne(item);
  expect(live?.content).toBe('Words');
});

it.for([
  ['without ids', [null, null, null]],
  ['with the id 0', [0, 0, 0]],
  ['with one id', [7, 7, 7]],
  ['with ids that are none', ['x', '', '-1']],
] as const)('three posts %s are three, also at the next import', async ([, ids]) => {
  const file = newSite().file(
    ids.map((id, at) => ({ id, title: `Post ${at}`, name: `post-${at}` })),
  );
  const { records } = await readFileOf(file);
  expect(new Set(records.map(({ id }) => id)).size).toBe(3);
  expect((await readFileOf(file)).records).toEqual(records);
});

it('the same post twice in a file is one, and told', async () => {
  const { records, findings } = await readOne({ id: 5 }, [{ id: 5 }]);
  expect(records.length).toBe(1);
  expect(findings).toContainEqual(['repeated_post', '']);
});

it('posts of two sites with the same number and address are two', async ({ site }) => {
  const browser = await becomeOwner(site);
  const item = { id: 12, title: 'Prices', name: 'prices-here' };
  await importFile(
    browser,
    wordpressFile([{ ...item, link: 'https://a.example/prices/' }], {
      address: 'https://a.example',
    }),
  );
  const other = { ...item, name: 'prices-there', link: 'https://b.example/prices-there/' };
  const { body } = await importFile(
    browser,
    wordpressFile([other], { address: 'https://b.example' }),
  );
  expect(body.counts).toMatchObject({ new: 1, changed: 0 });
  // The certificate of the first site came later.
  const { body: again } = await importFile(
    browser,
    wordpressFile([{ ...item, link: 'http://a.example/prices/' }], {
      address: 'http://www.a.example/',
    }),
  );
  expect(again.counts).toMatchObject({ new: 0, unchanged: 1 });
});

it('two posts with one address in a file get two', async () => {
  const { records, findings, old } = await readOne({ id: 1, name: 'team', title: 'One' }, [
    { id: 2, name: 'team', type: 'page', title: 'Two' },
  ]);
  expect(records.length).toBe(2);
  expect(findings).toContainEqual(['slug_changed', `${old.slug('team')} → ${old.slug('team')}-2`]);
});

const lisbon = { dateGmt: '0000-00-00 00:00:00' };
it.for([
  [
    'the clock of Lisbon',
    { ...lisbon, date: '2019-07-02 10:00:00' },
    [],
    '2019-07-02T09:00:00.000Z',
  ],
  [
    'the clock of the site',
    { ...lisbon, date: '2019-07-02 10:00:00' },
    [{ id: 2, name: 'b', date: '2019-07-05 12:00:00', dateGmt: '2019-07-05 15:00:00' }],
    '2019-07-02T13:00:00.000Z',
  ],
  [
    'its feed',
    { ...lisbon, date: '0000-00-00 00:00:00', pubDate: 'Tue, 02 Jul 2019 10:00:00 +0000' },
    [],
    '2019-07-02T10:00:00.000Z',
  ],
] as const)('a post without an instant is of the day of %s', async ([, item, more, at]) => {
  const { live } = await readOne(item, [...more]);
  expect(live?.createdAt).toBe(at);
});

it('a heading with a break is one heading', async () => {
  const { live } = await readOne({ content: '<h2>One<br>two</h2><p>Words</p>' });
  expect(live?.content).toBe('## One two\n\nWords');
});

it('footnotes of the block editor are footnotes', async ({ site }) => {
  const { record, findings, old } = await importOne(site, {
    content:
      '<!-- wp:paragraph --><p>A law<sup data-fn="b-1" class="fn"><a href="#b-1" id="b-1-link">1</a></sup> and another<sup data-fn="a-2" class="fn"><a href="#a-2">2</a></sup>.</p><!-- /wp:paragraph -->\n<!-- wp:footnotes /-->',
    meta: {
      footnotes: JSON.stringify([
        { id: 'a-2', content: 'Second' },
        { id: 'b-1', content: 'The <em>first</em>' },
      ]),
    },
  });
  expect(record.live?.content).toBe(
    'A law[^1] and another[^2].\n\n[^1]: The _first_\n\n[^2]: Second',
  );
  expect(findings).toEqual([]);
  const page = await (await site.app.request(`${site.origin}/blog/${old.slug()}`)).text();
  expect(page).toContain('The <em>first</em>');
});

it.for([
  [{ status: 'draft' }, 'stays_draft'],
  [{ status: 'pending' }, 'pending_is_draft'],
  [{ status: 'private' }, 'private_is_draft'],
  [{ status: 'publish', password: 'x' }, 'password_is_draft'],
  [{ status: 'acf-disabled' }, 'status_is_draft'],
  [{ status: '' }, 'status_is_draft'],
  [{ status: 'publish', content: '[members_only]x[/members_only]' }, 'members_only'],
  [{ meta: { _jetpack_newsletter_access: 'paid_subscribers' } }, 'members_only'],
  [{ status: 'future', dateGmt: '2031-01-02 09:00:00' }, 'stays_scheduled'],
] as const)(
  'a post of %o is not public, and its old address leads nowhere',
  async ([item, code]) => {
    const { live, findings, oldPaths } = await readOne(item);
    expect([live, findings.map(([one]) => one), oldPaths]).toEqual([
      null,
      expect.arrayContaining([code]),
      [],
    ]);
  },
);

it('a post in the trash stays there, and is told', async () => {
  const { records, findings } = await readFileOf(newSite().file([{ status: 'trash' }]));
  expect([records, findings]).toEqual([
    [],
    [{ where: 'post 1, “A post”', code: 'status_left_out', detail: 'trash' }],
  ]);
});

const english = { id: 20, title: 'Opening a company', name: 'opening', content: 'English' };
const portuguese = { id: 21, title: 'Abrir uma empresa', name: 'abrir', content: 'Português' };
const group = { domain: 'post_translations', slug: 'pll_5e', name: 'pll_5e' };
const languageTerm = (slug: string) => ({ domain: 'language', slug, name: slug });

it.for([
  [
    'Polylang',
    { categories: [languageTerm('en'), group] },
    { categories: [languageTerm('pt'), group] },
  ],
  [
    'WPML',
    { meta: { _wpml_import_language_code: 'en', _wpml_import_translation_group: '7' } },
    { meta: { _wpml_import_language_code: 'pt-pt', _wpml_import_translation_group: '7' } },
  ],
  ['WPML’s copies', {}, { meta: { _icl_lang_duplicate_of: '20', wpml_language: 'pt-br' } }],
] as const)('two languages of %s are one post', async ([, first, second], { site }) => {
  const browser = await becomeOwner(site);
  // The Portuguese text stands before its English one.
  const old = newSite();
  const file = old.file([
    { ...portuguese, ...second, link: `${old.address}/${old.slug('abrir')}/` },
    { ...english, ...first, link: `${old.address}/en/${old.slug('opening')}/` },
  ]);
  const { body } = await importFile(browser, file);
  expect(body.counts.new).toBe(1);
  const record = await readPost(browser, body.records[0]?.id);
  expect(record.live).toMatchObject({
    title: 'Opening a company',
    titlePt: 'Abrir uma empresa',
    content: 'English',
    contentPt: 'Português',
    slug: old.slug('opening'),
  });
  const follow = async (path: string) =>
    (await site.app.request(site.origin + path)).headers.get('Location');
  const address = `/blog/${old.slug('opening')}`;
  expect(await follow(`/en/${old.slug('opening')}`)).toBe(address);
  expect(await follow(`/${old.slug('abrir')}`)).toBe(`/pt${address}`);
  expect(await follow('/?p=21')).toBe(`/pt${address}`);
  expect((await importFile(browser, file)).body.counts).toMatchObject({ unchanged: 1 });
});

it('a text whose translation is not public is public without it', async () => {
  const file = newSite().file([
    { ...english, categories: [languageTerm('en'), group] },
    { ...portuguese, categories: [languageTerm('pt'), group], status: 'private' },
  ]);
  const { records, findings } = await readFileOf(file);
  const [record] = records;
  expect([record?.live?.content, record?.live?.contentPt, record?.draft?.contentPt]).toEqual([
    'English',
    '',
    'Português',
  ]);
  expect(findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['private_is_draft', 'twin_is_draft']),
  );
});

it('a text in a third language is a draft', async () => {
  const { live, findings } = await readOne({ categories: [languageTerm('de')] });
  expect([live, findings]).toEqual([null, [['other_language', 'de']]]);
});

it('what has no place in a post is told', async () => {
  const { findings } = await readOne({
    meta: { price: '12', _edit_last: '1' },
    categories: [
      { domain: 'genre', slug: 'jazz', name: 'Jazz' },
      { domain: 'post_format', name: 'Aside' },
    ],
    xml: '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>',
  });
  expect(findings).toEqual([
    ['comments_left_out', '1'],
    ['fields_left_out', 'price'],
    ['tags_left_out', 'genre: Jazz'],
  ]);
});
