import { expect } from 'vitest';
import type { Warnings } from '#features/content/checks/checks.schema.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { contentExamples } from '../../factories/content/content-examples.ts';
import { drawing } from '../../factories/files/sample-files.ts';
import { uploaded } from '../../factories/files/uploads.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

/** Makes a post with these texts; returns what is asked about before it is published. */
async function askedAbout(browser: Browser, texts: object): Promise<string[]> {
  const plain = { title: 'T', titlePt: 'T', tags: [], isPremium: false, createdAt: null };
  const values = { ...contentExamples.posts?.values, ...plain, ...texts };
  const made = await browser.send('/api/admin/content/posts', values);
  const { id } = (await made.json()) as ContentRecord;
  const response = await browser.get(`/api/admin/content/posts/${id}/warnings`);
  const { warnings } = (await response.json()) as Warnings;
  return warnings.map(({ field, code, detail }) => `${field} ${code} ${detail}`);
}

it('asks about Portuguese, pictures, dead links and figures before a post is published', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const content = [
    '![](/art/hero.svg) and [services](/services), [a post](/pt/blog/no-such-post), [old](/old).',
    `[itself](/blog/first-steps), [art](/art/hero.svg), [nothing](${site.origin}/no-such-page).`,
    'Costs fell by 12%.',
  ].join('\n\n');
  await site.database.transaction((trx) =>
    trx
      .insertInto('redirects')
      .values({ path: '/old', target: '/services', at: site.clock.now.toISOString() })
      .execute(),
  );
  expect(await askedAbout(browser, { summaryPt: '', contentPt: '', content })).toEqual([
    'summaryPt twin_missing ',
    'contentPt twin_missing ',
    'content no_alternative /art/hero.svg',
    'content dead_link /pt/blog/no-such-post',
    'content dead_link /no-such-page',
    'content no_source 12%',
  ]);
});

it('asks for the words of a new picture in a text, and takes its address for no dead link', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const file = await uploaded(site, browser, { name: 'Cais.png', bytes: await drawing() });
  const { address = '' } = file.picture ?? {};
  const content = `![](${address})\n\n![A quay](${address})\n\n![Gone](/files/none/gone.jpg)`;
  expect(await askedAbout(browser, { summaryPt: 'S', contentPt: 'C', content })).toEqual([
    'content no_alternative Cais.png',
    'content dead_link /files/none/gone.jpg',
  ]);
});

it('says that another page has the address of a draft, and asks nothing about it', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const listed = await browser.get('/api/admin/content/posts?live=true&limit=1');
  const { records } = (await listed.json()) as { records: { address: string }[] };
  const address = records[0]?.address ?? '';
  const foundWith = async (slug: string) => {
    const plain = { title: 'T', titlePt: 'T', tags: [], isPremium: false, createdAt: null };
    const texts = { summaryPt: 'S', contentPt: 'C' };
    const values = { ...contentExamples.posts?.values, ...plain, ...texts, slug };
    const made = await browser.send('/api/admin/content/posts', values);
    const { id } = (await made.json()) as ContentRecord;
    const found = await browser.get(`/api/admin/content/posts/${id}/warnings`);
    return (await found.json()) as Warnings;
  };
  const taken = await foundWith(address.split('/').at(-1) ?? '');
  expect(taken.isAddressTaken).toBe(true);
  const free = await foundWith('an-address-of-its-own');
  expect(free).toEqual({ ...taken, isAddressTaken: false });
});

it('has nothing to ask about a record that is in order', async ({ site }) => {
  const browser = await becomeOwner(site);
  const { records } = (await (await browser.get('/api/admin/content/questions')).json()) as {
    records: { id: string }[];
  };
  const response = await browser.get(`/api/admin/content/questions/${records[0]?.id}/warnings`);
  expect(await response.json()).toEqual({ warnings: [], isAddressTaken: false });
});
