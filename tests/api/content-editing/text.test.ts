import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const post = {
  slug: 'first-steps',
  title: 'First steps',
  titlePt: '',
  summary: 'Where to begin.',
  summaryPt: '',
  content: '',
  contentPt: '',
  author: 'Rita Falcão',
  imageUrl: '/art/tax.svg',
  tags: [],
  isPremium: false,
  createdAt: null,
};

const markdown = `## What you need

A **NIF**, see [our services](/services) and [the law](https://dre.pt/x).

- a passport
- an address
  1. in Portugal

![The Tagus](/art/tax.svg "Lisbon & the Tagus")

| Step | Days |
|---|--:|
| NIF | 1 |

<script>alert(1)</script>[^1]

[^1]: It is text.`;

const contentPt = 'Um *passaporte*, ~~100~~ 80 euros.';

async function answer(response: Response): Promise<ContentRecord> {
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as ContentRecord;
}

function editor(browser: Browser, base = '/api/admin/content/posts') {
  const change = async ({ id, revision }: ContentRecord, verb: string, body: object = {}) => {
    const headers = { 'If-Match': `"${revision}"` };
    const method = verb === 'draft' ? 'PUT' : 'POST';
    return answer(await browser.send(`${base}/${id}/${verb}`, body, { method, headers }));
  };
  return {
    create: async (values: object) => answer(await browser.send(base, values)),
    show: async (id: string) => answer(await browser.get(`${base}/${id}`)),
    change,
  };
}

const read = async ({ app, origin }: StaffSite, path: string) =>
  (await app.request(origin + path)).text();

it('of a post is Markdown to its author, and blocks, words and no markup to readers', async ({
  site,
}) => {
  const { create, change, show } = editor(await becomeOwner(site));
  const draft = await create({ ...post, content: markdown, contentPt });
  await change(draft, 'publish');
  expect((await show(draft.id)).draft).toMatchObject({ content: markdown, contentPt });

  const html = await read(site, '/blog/first-steps');
  for (const part of [
    '<h2 dir="auto" id="s-what-you-need"><a href="#s-what-you-need">What you need</a></h2>',
    '<strong>NIF</strong>',
    '<a href="/services">our services</a>',
    '<a href="https://dre.pt/x" rel="noreferrer">the law</a>',
    '<li><p dir="auto">a passport</p></li>',
    '<ol start="1"><li><p dir="auto">in Portugal</p></li></ol>',
    '<img src="/art/tax.svg" alt="The Tagus" loading="lazy" decoding="async"/>',
    '<figcaption dir="auto">Lisbon &amp; the Tagus</figcaption>',
    '<td class="right" dir="auto">1</td>',
    '&lt;script&gt;alert(1)&lt;/script&gt;<sup',
  ])
    expect(html).toContain(part);
  const inPortuguese = await read(site, '/pt/blog/first-steps');
  expect(inPortuguese).toContain('<p dir="auto">Um <em>passaporte</em>, <s>100</s> 80 euros.</p>');

  const json = JSON.parse(await read(site, '/api/blog-posts/slug/first-steps'));
  expect(json.content).toContain(
    'What you need\n\nA NIF, see our services and the law.\n\n• a pass',
  );
  expect(json.contentPt).toBe('Um passaporte, 100 80 euros.');
  expect(Object.keys(json.blocks).toSorted()).toEqual(['content', 'contentPt']);
  for (const path of ['/rss.xml', '/pt/atom.xml', '/api/blog-posts?limit=1']) {
    const file = await read(site, path);
    expect(file).not.toMatch(/\*\*|~~|\]\(|## |\*pass/);
    expect(file).not.toContain('"blocks"');
  }
  expect(await read(site, '/rss.xml')).toContain('A NIF, see our services and the law.');
});

it('that is only paragraphs has no blocks, and is what the same text was before', async ({
  site,
}) => {
  const { show, change } = editor(await becomeOwner(site));
  const [sample] = JSON.parse(await read(site, '/api/blog-posts?limit=1'));
  const stray = `${sample.content}\n\n1. Not a *list*, nor # this.\n- Nor [this](/x).`;
  await site.database.transaction((trx) =>
    trx.updateTable('blogPosts').set({ content: stray }).where('id', '=', sample.id).execute(),
  );
  const article = async () =>
    /<div class="prose.*?<\/div>/s.exec(await read(site, `/blog/${sample.slug}`))?.[0];
  const before = await article();
  expect(before).toContain('1. Not a *list*, nor # this.\n- Nor [this](/x).');
  const record = await show(sample.id);
  expect(record.draft.content).toContain(
    '1\\. Not a \\*list\\*, nor # this.\n\\- Nor \\[this](/x).',
  );
  const saved = await change(record, 'draft', { ...record.draft, summary: 'Changed.' });
  await change(saved, 'publish');
  expect(await article()).toBe(before);
  const after = JSON.parse(await read(site, `/api/blog-posts/slug/${sample.slug}`));
  expect([after.content, after.blocks]).toEqual([stray, undefined]);
  await site.database.transaction((trx) =>
    trx
      .updateTable('blogPosts')
      .set({ content: sample.content, summary: sample.summary })
      .where('id', '=', sample.id)
      .execute(),
  );
});

it('that is changed by SQL is plain text again', async ({ site }) => {
  const { create, change, show } = editor(await becomeOwner(site));
  const draft = await create({ ...post, content: '## Heading' });
  await change(draft, 'publish');
  await site.database.transaction((trx) =>
    trx
      .updateTable('blogPosts')
      .set({ content: '## By *hand*' })
      .where('id', '=', draft.id)
      .execute(),
  );
  expect(await read(site, '/blog/first-steps')).toContain('<p dir="auto">## By *hand*</p>');
  expect((await show(draft.id)).draft.content).toBe('\\## By \\*hand\\*');
});

it('leaves no blocks behind when its post is withdrawn', async ({ site }) => {
  const { create, change } = editor(await becomeOwner(site));
  const live = await change(await create({ ...post, content: '## Heading' }), 'publish');
  const count = () =>
    site.database.read((db) =>
      db.selectFrom('textBlocks').select('id').where('id', '=', live.id).execute(),
    );
  expect(await count()).toHaveLength(1);
  const withdrawn = await change(live, 'withdraw');
  expect(withdrawn.draft.content).toBe('## Heading');
  expect(await count()).toHaveLength(0);
});

it('of a case study has headings below those of its page', async ({ site }) => {
  const { show, change } = editor(await becomeOwner(site), '/api/admin/content/case-studies');
  const sample = await show('halden');
  const challenge = '## In short\n\nA *lot*.';
  const saved = await change(sample, 'draft', { ...sample.draft, challenge });
  await change(saved, 'publish');
  const html = await read(site, '/case-studies/halden');
  expect(html).toContain('<h3 dir="auto">In short</h3>');
  expect(html).toContain('<p dir="auto">A <em>lot</em>.</p>');
  const back = await show('halden');
  await change(await change(back, 'draft', sample.draft), 'publish');
  expect(await read(site, '/case-studies/halden')).not.toContain('In short');
});
