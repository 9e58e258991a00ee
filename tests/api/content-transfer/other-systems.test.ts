import sharp from 'sharp';
import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { readFileOf } from '../../factories/content/old-site.ts';
import { wordpressFile } from '../../factories/content/wordpress-files.ts';
import { zipOf } from '../../factories/content/zip-files.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

async function readPost(browser: Browser, id = ''): Promise<ContentRecord> {
  return (await (await browser.get(`/api/admin/content/posts/${id}`)).json()) as ContentRecord;
}

type GhostPost = Record<string, unknown>;
const ghost = (posts: readonly (GhostPost | null)[], data: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: '5.0' }, data: { posts, ...data } }] });
const english =
  '<p>What you need to open a company is in the list of papers that the law asks for.</p>';

const picture = (color: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .png()
    .toBuffer();

const stored = (name: string) =>
  `https://substackcdn.com/image/fetch/$s_!x!,w_1456,c_limit,f_auto,q_auto:good/${encodeURIComponent(`https://substack-post-media.s3.amazonaws.com/public/images/${name}`)}`;
/** As Substack writes a picture. */
const substackPicture = (name: string) =>
  `<div class="captioned-image-container"><figure><a class="image-link" target="_blank" href="${stored(name)}"><div class="image2-inset"><picture><source type="image/webp" srcset="${stored(name)} 424w"><img src="${stored(name)}" alt="${name}"></picture><div></div></div></a><figcaption>Of ${name}</figcaption></figure></div>`;

const substackList = `post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url
101.plain-text,2019-07-26T20:48:19.814Z,TRUE,2019-07-26T20:48:19.814Z,newsletter,everyone,Plain & Text,"A, subtitle",
102.paid,2022-08-12T12:11:23.230Z,TRUE,,newsletter,only_paid,Paid,,
103.not-yet,2022-08-13T12:11:23.230Z,FALSE,,newsletter,everyone,Not yet,,
104.sound,2022-08-14T12:11:23.230Z,TRUE,,podcast,everyone,Sound,,https://sound.example/1.mp3
104.about-us,2022-08-15T12:11:23.230Z,TRUE,,page,everyone,About us,,
`;

it('a ZIP of Substack comes over by its list, and paid texts stay drafts', async ({ site }) => {
  const browser = await becomeOwner(site);
  const zip = await zipOf({
    'export/posts.csv': substackList,
    'export/posts/101.plain-text.html':
      '<p>See <a href="https://me.substack.example/p/about-us">us</a> and the note<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1">1</a>.</p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>The note</p></div></div>',
    'export/posts/102.paid.html':
      english + substackPicture('5f0a_20x10.png') + substackPicture('6f0a.png'),
    'export/images/5f0a_20x10.png': await picture('#a33'),
    'export/posts/103.not-yet.html': english,
    'export/posts/104.sound.html': english,
    'export/posts/104.about-us.html': english,
    'export/posts/999.lost.html': english,
    '__MACOSX/export/._posts.csv': 'x',
  });
  const { status, body } = await importFile(browser, zip, '?old-site=https://me.substack.example');
  expect([status, body.format, body.counts.refused, body.files.new]).toEqual([
    200,
    'substack',
    0,
    1,
  ]);
  expect(body.records.map(({ title, state }) => [title, state])).toEqual([
    ['Plain & Text', 'public'],
    ['Paid', 'draft'],
    ['Not yet', 'draft'],
    ['Sound', 'public'],
    ['About us', 'public'],
  ]);
  expect(body.findings.map(({ where, code, detail }) => [where, code, detail])).toEqual([
    ['post 102.paid, “Paid”', 'members_only', 'only_paid'],
    [
      'post 102.paid, “Paid”',
      'picture_left',
      'https://substack-post-media.s3.amazonaws.com/public/images/6f0a.png',
    ],
    ['post 103.not-yet, “Not yet”', 'stays_draft', ''],
    ['post 104.sound, “Sound”', 'embed_is_link', 'https://sound.example/1.mp3'],
    ['post 104.about-us, “About us”', 'page_is_post', ''],
    ['export/posts/999.lost.html', 'file_left_out', ''],
  ]);
  const paid = (await readPost(browser, body.records[1]?.id)).draft;
  const [, own = ''] =
    /!\[5f0a\\_20x10.png\]\((\S+)\)\n\nOf 5f0a\\_20x10.png/.exec(String(paid?.content)) ?? [];
  expect((await browser.get(own)).status, String(paid?.content)).toBe(200);
  expect(paid?.content).toContain(`[6f0a.png](${stored('6f0a.png')})\n\nOf 6f0a.png`);
  const first = await readPost(browser, body.records[0]?.id);
  expect(first.live).toMatchObject({
    slug: 'plain-text',
    summary: 'A, subtitle',
    createdAt: '2019-07-26T20:48:19.814Z',
    content: 'See [us](/blog/about-us) and the note[^1].\n\n[^1]: The note',
  });
  const moved = await site.app.request(`${site.origin}/p/plain-text`);
  expect(moved.headers.get('Location')).toBe('/blog/plain-text');
  expect((await importFile(browser, zip)).body.counts).toMatchObject({ new: 0 });
});

function mediumPage({ title = '', body = '', footer = '', subtitle = '' }): string {
  return `<!DOCTYPE html><html><head><title>${title}</title><style>p { color: red; }</style></head><body><article class="h-entry">
<header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">${subtitle}</section>
<section data-field="body" class="e-content"><section class="section"><div class="section-divider"><hr class="section-divider"></div><div class="section-content">${body}</div></section></section>
<footer>${footer}<p>Exported from <a href="https://medium.com">Medium</a>.</p></footer></article></body></html>`;
}
const mediumFooter = (id: string, slug: string) =>
  `<p>By <a class="p-author h-card" href="https://medium.com/@ana">Ana Silva</a> on <a href="https://medium.com/p/${id}"><time class="dt-published" datetime="2018-08-11T11:23:34.123Z">August</time></a>.</p><p><a href="https://medium.com/@ana/${slug}-${id}" class="p-canonical">Canonical link</a></p>`;

it('a ZIP of Medium comes over by its pages; drafts and responses stay drafts', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const zip = await zipOf({
    'README.html': '<p>Your export</p>',
    'posts/2018-08-11_First-efefef121212.html': mediumPage({
      title: 'First things',
      subtitle: 'A subtitle',
      body: '<h3 class="graf graf--title">First things</h3><p>What you need for the start, and <a href="https://medium.com/@ana/second-aaaabbbbcccc">the rest</a>.</p>',
      footer: mediumFooter('efefef121212', 'first-things'),
    }),
    'posts/2018-08-12_Second-aaaabbbbcccc.html': mediumPage({
      title: 'Second',
      body: '<h3>Second</h3><p>Words</p>',
      footer: mediumFooter('aaaabbbbcccc', 'second'),
    }),
    'posts/2018-08-13_I-agree-ccccbbbbaaaa.html': mediumPage({
      title: 'I agree',
      body: '<p>I agree</p>',
      footer: mediumFooter('ccccbbbbaaaa', 'i-agree'),
    }),
    'posts/draft_Later-ddddeeeeffff.html': mediumPage({
      title: 'Later',
      body: '<p>More words</p>',
      footer: '<p><a href="https://medium.com/p/ddddeeeeffff">View original.</a></p>',
    }),
    'posts/deep.html': mediumPage({ title: 'Deep', body: '<div>'.repeat(5_000) }),
  });
  const { body } = await importFile(browser, zip);
  expect([body.format, body.records.map(({ title, state }) => [title, state])]).toEqual([
    'medium',
    [
      ['First things', 'public'],
      ['Second', 'public'],
      ['I agree', 'draft'],
      ['Later', 'draft'],
    ],
  ]);
  expect(body.findings.map(({ code, detail }) => [code, detail])).toEqual([
    ['status_is_draft', 'response'],
    ['stays_draft', ''],
    ['item_unreadable', 'too_deep'],
  ]);
  expect((await readPost(browser, body.records[0]?.id)).live).toMatchObject({
    slug: 'first-things',
    author: 'Ana Silva',
    summary: 'A subtitle',
    createdAt: '2018-08-11T11:23:34.123Z',
    content: 'What you need for the start, and [the rest](/blog/second).',
  });
  const moved = await site.app.request(`${site.origin}/@ana/first-things-efefef121212`);
  expect(moved.headers.get('Location')).toBe('/blog/first-things');
});

it('a ZIP of Medium or WordPress brings its pictures along, and names those that it lacks', async () => {
  const [red, blue] = [await picture('#a33'), await picture('#33a')];
  const medium = await readFileOf(
    await zipOf({
      'posts/2018-08-11_First-efefef121212.html': mediumPage({
        title: 'First',
        body: '<h3>First</h3><p>What you need for the start</p><figure><img src="https://cdn-images-1.medium.com/max/800/1*aBc.png"><figcaption>Red</figcaption></figure><figure><img src="https://miro.medium.com/v2/resize:fit:1400/1*gone.png"></figure><figure><img src="https://other.example/1*aBc.png"></figure>',
        footer: mediumFooter('efefef121212', 'first'),
      }),
      'pictures/1_aBc.png': red,
      'pictures/of-nobody.png': blue,
      'pictures/film.mkv': 'x',
    }),
  );
  const [file] = medium.files ?? [];
  expect([medium.files?.length, file?.name]).toEqual([1, '1_aBc.png']);
  expect(medium.records[0]?.live?.content).toBe(
    `What you need for the start\n\n![](/files/${file?.id}/1-abc.jpg)\n\nRed\n\n[Picture](https://miro.medium.com/v2/resize:fit:1400/1*gone.png)\n\n[Picture](https://other.example/1*aBc.png)`,
  );
  expect(medium.findings.map(({ code, where, detail }) => [code, detail || where])).toEqual([
    ['picture_left', 'https://miro.medium.com/v2/resize:fit:1400/1*gone.png'],
    ['picture_left', 'https://other.example/1*aBc.png'],
    ['file_left_out', 'pictures/of-nobody.png'],
    ['file_left_out', 'pictures/film.mkv'],
  ]);
  const uploads = 'https://old.example/wp-content/uploads';
  const wordpress = await readFileOf(
    await zipOf({
      'site.xml': wordpressFile([
        {
          content: `<img src="${uploads}/2019/05/boat-300x200.png" alt="1"><img src="${uploads}/2020/01/boat.png" alt="2"><img src="${uploads}/2021/01/boat.png" alt="3">`,
          meta: { _thumbnail_id: '9' },
        },
        {
          id: 9,
          type: 'attachment',
          xml: `<wp:attachment_url>${uploads}/2020/01/boat.png</wp:attachment_url>`,
        },
      ]),
      'uploads/2019/05/boat.png': red,
      'uploads/2020/01/boat.png': blue,
    }),
  );
  const byEntry = new Map(wordpress.files?.map((one) => ['entry' in one ? one.entry : '', one.id]));
  const at = (year: string) => `/files/${byEntry.get(`uploads/${year}/boat.png`)}/boat.jpg`;
  expect(wordpress.records[0]?.live).toMatchObject({
    imageUrl: at('2020/01'),
    // The third has the name of another month's, and is not taken for it.
    content: `![1](${at('2019/05')})\n\n![2](${at('2020/01')})\n\n[3](${uploads}/2021/01/boat.png)`,
  });
});

it('a ZIP of Ghost brings its pictures along', async ({ site }) => {
  const browser = await becomeOwner(site);
  const boat = await picture('#a33');
  const html =
    '<figure class="kg-card"><img src="__GHOST_URL__/content/images/size/w600/2020/01/o%20barco.png" alt="A *boat*"><figcaption>In <b>Porto</b></figcaption></figure><p>Here <img src="__GHOST_URL__/content/images/gone.png" alt="gone"> and <a href="__GHOST_URL__/content/files/a.pdf">a file</a></p>';
  const zip = await zipOf({
    'my-site.json': ghost([
      {
        id: 'abc1',
        title: 'Pictures',
        slug: 'pictures',
        status: 'published',
        html,
        visibility: 'public',
        feature_image: '__GHOST_URL__/content/images/2020/01/o%20barco.png',
      },
    ]),
    'content/images/2020/01/o barco.png': boat,
    'content/images/2020/01/other.png': boat,
    'content/images/2020/02/unused.png': Buffer.concat([boat, Buffer.from('x')]),
  });
  const { body } = await importFile(browser, zip, '?old-site=https://ghost.example');
  expect([body.format, body.files.new]).toEqual(['ghost', 1]);
  expect(body.findings.map(({ code, detail }) => [code, detail])).toEqual([
    ['picture_left', 'https://ghost.example/content/images/gone.png'],
    ['link_stays', 'https://ghost.example/content/files/a.pdf'],
    ['file_left_out', ''],
  ]);
  const { live } = await readPost(browser, body.records[0]?.id);
  expect(live?.imageUrl).toMatch(/^\/files\/[0-9a-f-]{36}\/o-barco\.jpg$/);
  expect(live?.content).toBe(
    `![A \\*boat\\*](${live?.imageUrl})\n\nIn **Porto**\n\nHere [gone](https://ghost.example/content/images/gone.png) and [a file](https://ghost.example/content/files/a.pdf)`,
  );
});

it.for([
  [{ status: 'sent' }, ['mail_is_draft']],
  [
    { status: 'published', visibility: 'paid', html: '<p>a</p><!--members-only--><p>b</p>' },
    ['members_only'],
  ],
  [
    { status: 'published', visibility: 'public', html: '<p>a</p><!--members-only--><p>b</p>' },
    ['members_only'],
  ],
  [{ status: 'sent', visibility: 'paid' }, ['mail_is_draft', 'members_only']],
  [{ status: 'draft' }, ['stays_draft']],
  [{ status: 'odd' }, ['status_is_draft']],
  [{ status: null }, ['status_is_draft']],
  [{ status: 'scheduled', published_at: '2031-01-02 09:00:00' }, ['stays_scheduled']],
] as const)('a post of Ghost with %o is not public', async ([more, codes]) => {
  const post = { id: 'n1', title: 'Apart', slug: 'apart', html: english };
  const { records, findings } = await readFileOf(ghost([{ ...post, ...more }]));
  const [record] = records;
  const told = findings.map(({ code }) => code);
  expect([record?.live, record?.oldPaths, told]).toEqual([null, [], codes]);
});

it('a text that Ghost keeps for its editor alone is read from that', async () => {
  const node = (type: string, more: object) => ({ type, version: 1, ...more });
  const text = (words: string) => ({
    type: 'paragraph',
    children: [node('text', { text: words })],
  });
  const lexical = (...children: object[]) => JSON.stringify({ root: { children } });
  const post = (id: string, more: GhostPost) => ({
    id,
    title: id,
    slug: id,
    status: 'published',
    ...more,
  });
  const { records, findings } = await readFileOf(
    ghost([
      post('aa1', {
        html: null,
        lexical: lexical(
          text('What you need for the start'),
          node('image', { src: '__GHOST_URL__/content/images/a.png', alt: 'A boat' }),
        ),
      }),
      post('aa2', { html: '', lexical: lexical(text('Of the members'), node('paywall', {})) }),
      post('aa3', { html: null, lexical: '{"root":', plaintext: 'Only the words' }),
      post('aa4', { html: '<p>As it was shown</p>', lexical: lexical(text('As it was written')) }),
      post('aa5', {
        mobiledoc: JSON.stringify({ sections: [[1, 'p', [[0, [], 0, 'Old words']]]] }),
      }),
    ]),
    'https://ghost.example',
  );
  expect(records.map(({ live, draft }) => [live !== null, (live ?? draft)?.content])).toEqual([
    [true, 'What you need for the start\n\n[A boat](https://ghost.example/content/images/a.png)'],
    [false, 'Of the members'],
    [true, 'Only the words'],
    [true, 'As it was shown'],
    [true, 'Old words'],
  ]);
  expect(findings.map(({ where, code, detail }) => [where.slice(5, 8), code, detail])).toEqual([
    ['aa1', 'picture_left', 'https://ghost.example/content/images/a.png'],
    ['aa2', 'members_only', ''],
    ['aa3', 'text_unreadable', 'JSON'],
  ]);
});

it('posts of Ghost without ids, or with one number at two sites, are not merged', async () => {
  const post = { html: english, status: 'draft' };
  const named = (title: string) => ({ ...post, title, slug: title });
  const files = [
    ghost([named('one'), named('two')]),
    ghost([{ ...named('a'), id: 7 }]),
    ghost([{ ...named('b'), id: 7 }]),
    ghost([
      { ...named('c'), id: 8 },
      { ...named('d'), id: 8 },
    ]),
  ];
  const ids = new Set<string>();
  for (const file of files) for (const { id } of (await readFileOf(file)).records) ids.add(id);
  expect(ids.size).toBe(6);
});

it('a wrong post of Ghost is told, and the others come over', async () => {
  const { records, findings } = await readFileOf(
    ghost([
      { id: 'x1', title: 'Good', slug: 'good-one-here', status: 'draft', html: english },
      { id: 'x2', title: 'Bad', slug: 'bad', status: 'draft', html: 5 },
      null,
    ]),
  );
  expect(records.length).toBe(1);
  expect(findings.filter(({ code }) => code === 'item_unreadable')).toEqual([
    { where: 'post 2, “Bad”', code: 'item_unreadable', detail: 'posts.1.html' },
    { where: 'post 3, “”', code: 'item_unreadable', detail: 'posts.2.' },
  ]);
});

it('the address of the old site, which Ghost does not say, can be given', async ({ site }) => {
  const browser = await becomeOwner(site);
  const post = {
    id: 'u1',
    title: 'Away',
    slug: 'away',
    status: 'published',
    visibility: 'public',
    html: `${english}<p><a href="__GHOST_URL__/about-us/">us</a></p>`,
  };
  const { body: unknown } = await importFile(browser, ghost([post]), '?dry-run=1');
  expect(unknown.findings.map(({ code, detail }) => [code, detail])).toEqual([
    ['link_left_out', '__GHOST_URL__/about-us/'],
    ['old_site_unknown', '__GHOST_URL__'],
  ]);
  const refused = await importFile(browser, ghost([post]), '?dry-run=1&old-site=my+old+site');
  expect(refused).toMatchObject({ status: 422, body: { code: 'old_site_invalid' } });
  const { body } = await importFile(browser, ghost([post]), '?old-site=Ghost.example/');
  expect(body.findings.map(({ code, detail }) => [code, detail])).toEqual([
    ['link_stays', 'https://ghost.example/about-us/'],
  ]);
  expect((await readPost(browser, body.records[0]?.id)).live?.content).toContain(
    '[us](https://ghost.example/about-us/)',
  );
});

it('a ZIP of WordPress.com, of several files, is one export', async ({ site }) => {
  const browser = await becomeOwner(site);
  const part = (id: number, more: string) =>
    `<?xml version="1.0"?><rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://com.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Part ${id}</title><content:encoded><![CDATA[<p>${more}</p>]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>part-${id}</wp:post_name><link>https://com.example/part-${id}/</link><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;
  const zip = await zipOf({
    'site.2020.001.xml': part(1, '<a href="https://com.example/part-2/">next</a>'),
    'site.2020.002.xml': part(2, 'x'),
  });
  const { body } = await importFile(browser, zip);
  expect([body.format, body.counts.new, body.findings]).toEqual(['wordpress', 2, []]);
  expect((await readPost(browser, body.records[0]?.id)).live?.content).toBe('[next](/blog/part-2)');
});
