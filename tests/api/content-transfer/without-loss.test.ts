import { expect } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import type { ContentRecord } from '#features/content/content.schema.ts';
import type { TransferReport } from '#features/content-transfer/transfer.schema.ts';
import { importFile } from '../../factories/content/content-files.ts';
import { lostWords, sourcePosts } from '../../factories/content/lost-words.ts';
import { oldPosts } from '../../factories/content/old-posts.ts';
import { readFileOf } from '../../factories/content/old-site.ts';
import { wordpressFile } from '../../factories/content/wordpress-files.ts';
import { type Browser, becomeOwner, test as it } from '../../factories/staff-site.ts';

/** Everything that is read of what came over, and everything that was told. */
async function readTexts(browser: Browser, { records, findings }: TransferReport) {
  const texts = findings.flatMap(({ where, detail }) => [where, detail]);
  for (const { id } of records) {
    const response = await browser.get(`/api/admin/content/posts/${id}`);
    const { draft } = (await response.json()) as ContentRecord;
    for (const field of ['title', 'titlePt', 'summary', 'summaryPt'])
      texts.push(String(draft[field]));
    for (const field of ['content', 'contentPt'])
      texts.push(plainText(await parseMarkdown(String(draft[field]))));
  }
  return texts;
}

it('no word of an export of WordPress is lost that is not told', async ({ site }) => {
  const browser = await becomeOwner(site);
  const xml = wordpressFile(oldPosts);
  const { status, body } = await importFile(browser, xml);
  expect([status, body.counts.refused, body.records.length]).toEqual([200, 0, 12]);
  const texts = await readTexts(browser, body);
  const posts = sourcePosts(xml);
  expect(posts.length).toBe(12);
  expect(posts.flatMap(({ words }) => words).length).toBeGreaterThan(150);
  for (const { title, words } of posts)
    expect({ title, lost: lostWords(words, texts) }).toEqual({ title, lost: [] });
  // The text that other posts show is theirs.
  expect(lostWords(['Reused29', 'Foot28'], texts)).toEqual([]);
  expect(lostWords(['Nowhere99'], texts)).toEqual(['Nowhere99']);
});

it('no address of an export is lost that is not told', async () => {
  const { findings } = await readFileOf(wordpressFile(oldPosts));
  const told = findings.map(({ code, detail }) => `${code} ${detail}`);
  for (const address of [
    'picture_left https://old.example/a-300.jpg',
    'picture_left https://old.example/g.jpg',
    'embed_is_link https://video.example/watch35',
    'embed_is_link https://video.example/16',
    'embed_is_link https://maps.example/63',
    'embed_is_link https://old.example/v65.mp4',
    'embed_is_link https://old.example/o.pdf',
    'link_stays https://old.example/f.pdf',
    'link_left_out javascript:x()',
    'anchors_left_out #anchor77',
    'shortcode_left_out [gallery ids="1,2"]',
    'shortcode_left_out [unknown31 title="Title32"]',
  ])
    expect(told).toContain(address);
});
