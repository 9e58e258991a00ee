import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

type Item = {
  id: number;
  title: string;
  name: string;
  content?: string;
  type?: string;
  status?: string;
  link?: string;
  date?: string;
  more?: string;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function itemXml({ id, title, name, ...rest }: Item): string {
  const { content = '', type = 'post', status = 'publish', more = '' } = rest;
  const { link = `https://old.example/2019/05/${name}/`, date = '2019-05-02 10:00:00' } = rest;
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('ana')}</dc:creator>
    <content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
    <wp:post_name>${cdata(name)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
    <wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata('')}</wp:post_password>${more}</item>`;
}

function exportOf(items: readonly Item[], language = 'en-US'): string {
  return `<?xml version="1.0" encoding="UTF-8" ?><!-- WordPress --><rss version="2.0"
    xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <title>Old</title><link>https://old.example</link><language>${language}</language>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
    <wp:author><wp:author_login>${cdata('ana')}</wp:author_login><wp:author_display_name>${cdata('Ana & Rui')}</wp:author_display_name></wp:author>
    ${items.map(itemXml).join('\n')}</channel></rss>`;
}

const category = (domain: string, slug: string, name: string) =>
  `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`;

const items: Item[] = [
  {
    id: 11,
    title: 'Opening a company & more',
    name: 'opening-a-company',
    content:
      '<!-- wp:heading --><h2>First</h2><!-- /wp:heading -->\n<!-- wp:paragraph --><p>See <a href="https://www.old.example/2019/05/taxes/">taxes</a>.</p><!-- /wp:paragraph -->[gallery ids="1"]\n<!-- wp:image --><figure><img src="https://old.example/a.png" alt="Office"/></figure><!-- /wp:image -->',
    more:
      category('category', 'companies', 'Companies') +
      category('post_tag', 'tax', 'Tax') +
      category('category', 'uncategorized', 'Uncategorized') +
      `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${cdata('15')}</wp:meta_value></wp:postmeta><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
  },
  { id: 12, title: 'Taxes', name: 'taxes', content: 'One line\nand another\n\nA second paragraph' },
  {
    id: 13,
    title: 'A draft',
    name: '',
    content: 'Later',
    status: 'draft',
    date: '0000-00-00 00:00:00',
    link: 'https://old.example/?p=13',
  },
  {
    id: 14,
    title: 'About us',
    name: 'about-us',
    content: 'We help',
    type: 'page',
    link: 'https://old.example/about-us/',
  },
  {
    id: 15,
    title: 'a',
    name: 'a',
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>${cdata('https://old.example/a.png')}</wp:attachment_url>`,
  },
  { id: 16, title: 'Old text', name: 'old-text', content: 'x', status: 'trash' },
  { id: 17, title: 'Menu', name: 'menu', type: 'nav_menu_item' },
  {
    id: 18,
    title: 'Soon',
    name: 'soon',
    content: 'Soon',
    status: 'future',
    date: '2031-01-02 09:00:00',
  },
  { id: 19, title: 'Nothing', name: 'nothing', content: '' },
];

async function readPost(browser: Browser, id: string): Promise<ContentRecord> {
  return (await (await browser.get(`/api/admin/content/posts/${id}`)).json()) as ContentRecord;
}

it('posts and pages come over as they were, and what does not is listed', async ({ site }) => {
  const browser = await becomeOwner(site);
  const dry = await importFile(browser, exportOf(items), '?dry-run=1');
  expect([dry.status, dry.body.format, dry.body.counts]).toEqual([
    200,
    'wordpress',
    { new: 6, changed: 0, unchanged: 0, kept: 0, refused: 0 },
  ]);
  const { body } = await importFile(browser, exportOf(items), `?plan=${dry.body.plan}`);
  expect(body.records.map(({ title, state }) => [title, state])).toEqual([
    ['Opening a company & more', 'public'],
    ['Taxes', 'public'],
    ['A draft', 'draft'],
    ['About us', 'public'],
    ['Soon', 'scheduled'],
    ['Nothing', 'draft'],
  ]);
  const place = 'post 11, “Opening a company & more”';
  expect(body.findings).toEqual([
    { where: place, code: 'shortcode_left_out', detail: '[gallery ids="1"]' },
    { where: place, code: 'comments_left_out', detail: '1' },
    { where: place, code: 'picture_left', detail: 'https://old.example/a.png' },
    { where: place, code: 'cover_left', detail: 'https://old.example/a.png' },
    { where: 'post 13, “A draft”', code: 'stays_draft', detail: '' },
    { where: 'page 14, “About us”', code: 'page_is_post', detail: '' },
    { where: 'post 18, “Soon”', code: 'stays_scheduled', detail: '2031-01-02 09:00:00' },
    { where: 'post 19, “Nothing”', code: 'text_missing', detail: '' },
    { where: 'post 16, “Old text”', code: 'status_left_out', detail: 'trash' },
    { where: 'attachment 15, “a”', code: 'type_left_out', detail: 'https://old.example/a.png' },
    { where: 'nav_menu_item', code: 'type_left_out', detail: '1 × nav_menu_item' },
  ]);
  const first = await readPost(browser, body.records[0]?.id ?? '');
  expect(first.live).toMatchObject({
    title: 'Opening a company & more',
    titlePt: '',
    author: 'Ana & Rui',
    // The site has a tag `tax`.
    slug: 'opening-a-company',
    tags: ['Companies', 'tax'],
    createdAt: '2019-05-02T10:00:00.000Z',
    content: '## First\n\nSee [taxes](/blog/taxes).\n\n[Office](https://old.example/a.png)',
    summary: 'First',
  });
  expect(first.twins.map(({ finding }) => finding)).toEqual(['missing', 'missing', 'missing']);
  const second = await readPost(browser, body.records[1]?.id ?? '');
  expect(second.live?.content).toBe('One line\\\nand another\n\nA second paragraph');
  // By their addresses and by their numbers.
  expect(body.redirects).toEqual({ new: 6, unchanged: 0 });
  const moved = await site.app.request(`${site.origin}/2019/05/taxes`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/taxes']);
});

it('a repeated import changes nothing', async ({ site, later }) => {
  const browser = await becomeOwner(site);
  await importFile(browser, exportOf(items));
  later({ minutes: 5 });
  const { body } = await importFile(browser, exportOf(items));
  expect([body.counts, body.redirects]).toMatchObject([{ unchanged: 6 }, { new: 0, unchanged: 6 }]);
});

it('a Portuguese site becomes the Portuguese of drafts', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { body } = await importFile(
    browser,
    exportOf([{ id: 99, title: 'Impostos', name: 'impostos', content: 'Um' }], 'pt-PT'),
  );
  expect(body.findings.map(({ code }) => code)).toEqual(['no_english']);
  const record = await readPost(browser, body.records[0]?.id ?? '');
  expect([record.state, record.draft.titlePt, record.draft.title]).toEqual([
    'draft',
    'Impostos',
    '',
  ]);
});

it.for([
  ['an entity that grows', '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss></rss>', 'invalid_xml'],
  ['an open element', '<rss><channel>', 'invalid_xml'],
  [
    'another feed',
    '<rss version="2.0"><channel><title>a</title></channel></rss>',
    'unknown_format',
  ],
  ['an empty site', exportOf([]), 'no_posts'],
] as const)('refuses %s', async ([, xml, fault], { site }) => {
  const { status, body } = await importFile(await becomeOwner(site), xml);
  expect([status, body.fault]).toEqual([422, fault]);
});
