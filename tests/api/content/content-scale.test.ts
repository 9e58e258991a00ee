import { afterAll, beforeAll, expect, it } from 'vitest';
import { inChunks } from '#database/in-chunks.ts';
import { sampleCaseStudies } from '#database/seed/case-studies.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleStudyRow } from '#database/seed-rows.ts';
import { postsPerPage } from '#features/blog/list/blog-list.ts';
import { excerptLength, studiesPerPage } from '#features/case-studies/case-studies.ts';
import { renderPage } from '#site/entry-server.tsx';
import { insertPosts } from '../../factories/blog-posts.ts';
import { type ContentSite, createContentSite, read } from '../../factories/content/content-site.ts';

const crowd = 10_000;
const crowdOfStudies = 1_000;
const allowed = 1.3;

/** Returns copies of the samples that are older than them, so that records have the same size. */
function copiesOf<Sample>(samples: readonly Sample[], count: number) {
  return Array.from({ length: count }, (_, place) => {
    const createdAt = new Date(Date.UTC(2000, 0, 1) + place * 3_600_000).toISOString();
    return { ...(samples[place % samples.length] as Sample), id: `copy-${place}`, createdAt };
  });
}

async function addStudies(site: ContentSite, count: number): Promise<void> {
  await site.database.transaction((trx) =>
    inChunks(copiesOf(sampleCaseStudies, count).map(sampleStudyRow), (chunk) =>
      trx.insertInto('caseStudies').values(chunk).execute(),
    ),
  );
}

let small: ContentSite;
let crowded: ContentSite;
beforeAll(async () => {
  small = await createContentSite();
  // The first page must be full to be comparable.
  await addStudies(small, studiesPerPage + 1 - sampleCaseStudies.length);
  crowded = await createContentSite();
  await addStudies(crowded, crowdOfStudies);
  const copies = copiesOf(samplePosts, crowd).map((post) => ({ ...post, slug: post.id }));
  await insertPosts(crowded.database, copies);
});
afterAll(() => Promise.all([small.close(), crowded.close()]));

/** Returns a page's status, its bytes and the milliseconds of one rendering. */
async function measure(site: ContentSite, address: string) {
  const { pathname, search } = new URL(address, 'http://a.example');
  const given = { pathname, search, origin: 'http://a.example' };
  const readUrl = (url: string) => read(site, url);
  const page = await renderPage(given, readUrl);
  const started = performance.now();
  for (let turn = 0; turn < 5; turn += 1) await renderPage(given, readUrl);
  const bytes = Buffer.byteLength(page.head + page.body + page.state);
  return { status: page.status, bytes, milliseconds: (performance.now() - started) / 5 };
}

it.each([
  ['/blog', '/blog'],
  ['/pt/blog', '/pt/blog'],
  // The samples do not fill these lists, so they are compared with the full first page.
  ['/blog?tag=tax', '/blog'],
  ['/blog?premium=true', '/blog'],
  ['/blog?q=vat', '/blog'],
  ['/blog/iva-oss', '/blog/iva-oss'],
  ['/pt/case-studies', '/pt/case-studies'],
  ['/case-studies/halden', '/case-studies/halden'],
])('%s is no larger among ten thousand posts and a thousand studies', async (address, base) => {
  const before = await measure(small, base);
  const after = await measure(crowded, address);
  console.log(
    `${address}: ${before.bytes} → ${after.bytes} bytes, ` +
      `${before.milliseconds.toFixed(1)} → ${after.milliseconds.toFixed(1)} ms`,
  );
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(after.bytes / before.bytes).toBeLessThanOrEqual(allowed);
});

it('the last of ten thousand posts and of a thousand studies are reached page by page', async () => {
  const readUrl = (url: string) => read(crowded, url);
  const open = [...samplePosts, ...copiesOf(samplePosts, crowd)].filter((post) => !post.isPremium);
  const lists = [
    { pathname: '/blog', count: open.length, size: postsPerPage },
    {
      pathname: '/case-studies',
      count: sampleCaseStudies.length + crowdOfStudies,
      size: studiesPerPage,
    },
  ];
  for (const { pathname, count, size } of lists) {
    const last = Math.ceil(count / size);
    const { body } = await renderPage({ pathname, search: `?page=${last}`, origin: '' }, readUrl);
    expect(body.match(/<article/g)).toHaveLength(count - (last - 1) * size);
    expect(body).not.toContain('name="page"');
    const search = `?page=${last - 1}`;
    const before = await renderPage({ pathname, search, origin: '' }, readUrl);
    expect(before.body).toMatch(
      new RegExp(`value="${last}"[^>]*name="page"|name="page"[^>]*value="${last}"`),
    );
  }
});

it('a card has the beginning of a long challenge only', async () => {
  const site = await createContentSite({ seeded: false });
  const [study] = copiesOf(sampleCaseStudies, 1);
  if (!study) throw new Error('There is no sample.');
  const long = { ...sampleStudyRow(study), challenge: '🙂'.repeat(10_000), challengePt: null };
  await site.database.transaction((trx) => trx.insertInto('caseStudies').values(long).execute());
  const [card] = (await read(site, '/api/case-studies?fields=card')) as { challenge: string }[];
  expect(card?.challenge).toBe(`${'🙂'.repeat(excerptLength.most - 1)}…`);
  expect(card).not.toHaveProperty('challengePt');
  expect(await read(site, `/api/case-studies/${study.id}`)).toMatchObject({
    challenge: long.challenge,
  });
  await site.close();
});
