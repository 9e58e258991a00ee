import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

const post = {
  id: 'g1',
  title: 'Permits',
  slug: 'residence-permits',
  status: 'published',
  type: 'post',
  html: '<p>See <a href="__GHOST_URL__/second/">the second</a>, <a href="__GHOST_URL__/fourth/#a">the fourth</a>.</p>',
  visibility: 'public',
  published_at: '2024-02-03T10:00:00.000Z',
  feature_image: null,
};

function ghostOf(posts: readonly object[]) {
  const data = {
    posts,
    tags: [
      { id: 't1', name: 'Permits' },
      { id: 't2', name: '#internal' },
    ],
    posts_tags: [
      { post_id: 'g1', tag_id: 't1' },
      { post_id: 'g1', tag_id: 't2' },
    ],
    users: [{ id: 'u1', name: 'Ana Silva' }],
    posts_authors: posts.map(({ id: post_id }: { id?: string }) => ({ post_id, author_id: 'u1' })),
    settings: [{ key: 'locale', value: 'en' }],
  };
  return JSON.stringify({ db: [{ meta: { version: '5.0' }, data }] });
}

async function readRecord(browser: Browser, kind: string, id = ''): Promise<ContentRecord> {
  return (await (await browser.get(`/api/admin/content/${kind}/${id}`)).json()) as ContentRecord;
}

it('an export of Ghost comes over by its HTML, with authors, tags and old addresses', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const second = { ...post, id: 'g2', title: 'Second', slug: 'second', visibility: 'members' };
  const draft = { ...post, id: 'g3', title: 'Third', slug: 'third', status: 'draft', html: null };
  const fourth = { ...post, id: 'g4', title: 'Fourth', slug: 'fourth', html: '<p>x</p>' };
  const page = { ...draft, plaintext: 'Plain <b>\n\nwords', type: 'page' };
  const file = ghostOf([post, second, page, fourth]);
  const { body } = await importFile(browser, file);
  // A text for members is not public, so its old address leads nowhere.
  expect([body.format, body.counts.new, body.redirects.new]).toEqual(['ghost', 4, 2]);
  expect(body.findings.map(({ where, code, detail }) => [where.slice(0, 7), code, detail])).toEqual(
    [
      ['post g1', 'link_left_out', '__GHOST_URL__/second/'],
      ['post g1', 'tags_left_out', '#internal'],
      ['post g2', 'members_only', 'members'],
      ['post g2', 'link_left_out', '__GHOST_URL__/second/'],
      ['post g3', 'page_is_post', ''],
      ['post g3', 'stays_draft', ''],
      ['setting', 'old_site_unknown', '__GHOST_URL__'],
    ],
  );
  const first = await readRecord(browser, 'posts', body.records[0]?.id);
  expect(first.live).toMatchObject({
    author: 'Ana Silva',
    tags: ['Permits'],
    createdAt: '2024-02-03T10:00:00.000Z',
    content: 'See the second, [the fourth](/blog/fourth#a).',
  });
  const third = await readRecord(browser, 'posts', body.records[2]?.id);
  expect([third.state, third.draft.content]).toEqual(['draft', 'Plain \\<b>\n\nwords']);
  expect((await importFile(browser, file)).body.counts).toMatchObject({ unchanged: 4 });
  const wrong = await importFile(browser, ghostOf([{ ...post, title: 5 }]));
  expect(wrong.body).toMatchObject({
    fault: 'invalid_shape',
    title: expect.stringContaining('posts.0.title'),
  });
});

it('a table with our field names comes over, and is found by its columns', async ({ site }) => {
  const browser = await becomeOwner(site);
  const packages =
    'id;name;namePt;description;priceCents;interval;features;popular;state\r\n' +
    'trial;Trial;Ensaio;"Two lines\nof text";12345;month;One | Two;sim;public\r\n';
  const { body } = await importFile(browser, `\ufeff${packages}`);
  expect(body.records).toMatchObject([
    { kind: 'packages', id: 'trial', where: '3', state: 'public' },
  ]);
  expect((await readRecord(browser, 'packages', 'trial')).live).toMatchObject({
    name: 'Trial',
    namePt: 'Ensaio',
    description: 'Two lines\nof text',
    priceCents: 12_345,
    interval: 'month',
    features: ['One', 'Two'],
    popular: true,
    descriptionPt: '',
  });
  const testimonials = 'name,position,company,testimonial,rating\nRui,Owner,Tessera,Good,5\n';
  expect((await importFile(browser, testimonials)).body.records).toMatchObject([
    { kind: 'testimonials', state: 'draft', outcome: 'new' },
  ]);
  expect((await importFile(browser, testimonials)).body.counts).toMatchObject({ unchanged: 1 });
});

it('a wrong cell is refused with its line and column, and the other rows are not', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const file =
    'slug,title,summary,content,author,imageUrl,createdAt,isPremium,state\n' +
    'good-one,Good,S,C,A,/art/tax.svg,2026-05-04 10:00,no,draft\n' +
    'Bad one,Bad,S,C,A,/art/tax.svg,4 May,maybe,hidden\n' +
    'good-one,Again,S,C,A,/art/tax.svg,,no,draft\n';
  const { body } = await importFile(browser, file, '?dry-run=1');
  expect(body.records).toMatchObject([
    { where: '2', outcome: 'new' },
    {
      where: '3',
      outcome: 'refused',
      title: 'Bad',
      problems: [
        { field: 'slug', code: 'invalid_slug' },
        { field: 'isPremium', code: 'invalid_type' },
        { field: 'createdAt', code: 'invalid_instant' },
        { field: 'state', code: 'invalid_choice' },
      ],
    },
    { where: '4', outcome: 'refused', problems: [{ field: 'id', code: 'repeated' }] },
  ]);
});

it.for([
  ['a column that is no field', 'question,anser\nA,B\n', 'unknown_column', 'anser'],
  ['a column that is there twice', 'question,question\nA,B\n', 'repeated_column', 'question'],
  ['a quote that is left open', 'question,answer\nA,"B\nC,D\n', 'invalid_csv', '2:answer'],
  ['a table of something else', 'a,b\n1,2\n', 'unknown_format', ''],
  ['a header alone', 'question,answer\n', 'nothing_in_it', ''],
] as const)('refuses %s', async ([, file, fault], { site }) => {
  const { status, body } = await importFile(await becomeOwner(site), file);
  expect([status, body.fault]).toEqual([422, fault]);
});
