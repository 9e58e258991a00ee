import { expect } from 'vitest';
import type { ContentRecord } from '#features/content/content.schema.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const slug = 'words-alone';
const post = {
  title: 'Words alone',
  titlePt: 'Só palavras',
  slug,
  summary: 'S',
  summaryPt: 'R',
  content: 'Words.',
  contentPt: 'Palavras.',
  author: 'Ana Silva',
  imageUrl: '',
  isPremium: true,
  createdAt: null,
  tags: ['tax'],
};

it('a post without a picture is public, with a tile drawn from its address wherever it is shown', async ({
  site,
}) => {
  const browser = await becomeOwner(site);
  const made = await browser.send('/api/admin/content/posts', post);
  const { id, revision, missing } = (await made.json()) as ContentRecord;
  expect([made.status, missing]).toEqual([201, []]);
  const headers = { 'If-Match': `"${revision}"` };
  const outcome = await browser.send(`/api/admin/content/posts/${id}/publish`, {}, { headers });
  const record = (await outcome.json()) as ContentRecord;
  expect([outcome.status, record.live?.imageUrl]).toEqual([200, '']);

  const tile = `/art/post-${slug}.svg`;
  const read = async (path: string) => {
    const response = await site.app.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  expect(JSON.parse(await read(`/api/blog-posts/slug/${slug}`)).imageUrl).toBe(tile);
  const list = JSON.parse(await read('/api/blog-posts')) as { slug: string; imageUrl: string }[];
  expect(list.find((one) => one.slug === slug)?.imageUrl).toBe(tile);
  for (const path of [`/blog/${slug}`, `/pt/blog/${slug}`, '/blog', '/pt/blog']) {
    const page = await read(path);
    expect(page).toContain(`/art/post-${slug}`);
    expect(page).not.toMatch(/<img[^>]* src=""/);
  }
  const page = await read(`/blog/${slug}`);
  expect(page).toMatch(new RegExp(`"image":"https?://[^"]+${tile}"`));
  expect(await read(tile)).toContain('<svg');
  const [, shared = ''] =
    /<meta property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(page) ?? [];
  const picture = await site.app.request(shared);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  for (const feed of ['/rss.xml', '/pt/atom.xml']) expect(await read(feed)).toContain(slug);
});
