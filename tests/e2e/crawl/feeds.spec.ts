import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

type Entry = { title: string; link: string; date: string; summary: string; content: string };
type Feed = { error: boolean; self: string; link: string; lang: string; entries: Entry[] };

/** Reads a feed by the browser's XML parser, which refuses what is not well formed. */
function readFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const text = (of: Element | Document, selector: string) =>
      of.querySelector(selector)?.textContent ?? '';
    const href = (of: Element | Document, rel: string) =>
      [...of.querySelectorAll('*')]
        .find((one) => one.localName === 'link' && one.getAttribute('rel') === rel)
        ?.getAttribute('href') ?? '';
    const named = (of: Element, name: string) =>
      [...of.children].find((one) => one.nodeName === name)?.textContent ?? '';
    const isAtom = document.documentElement.localName === 'feed';
    const read = (one: Element) => ({
      title: text(one, 'title'),
      link: isAtom ? href(one, 'alternate') : text(one, 'link'),
      date: new Date(text(one, isAtom ? 'published' : 'pubDate')).toISOString(),
      summary: text(one, isAtom ? 'summary' : 'description'),
      content: named(one, isAtom ? 'content' : 'content:encoded'),
    });
    return {
      error: document.querySelector('parsererror') !== null,
      self: href(document, 'self'),
      link: isAtom ? href(document, 'alternate') : text(document, 'channel > link'),
      lang: isAtom
        ? (document.documentElement.getAttribute('xml:lang') ?? '')
        : text(document, 'language'),
      entries: [...document.querySelectorAll(isAtom ? 'entry' : 'item')].map(read),
    };
  }, xml);
}

for (const [prefix, lang, first] of [
  ['', 'en', 'NIF, NISS and NIPC'],
  ['/pt', 'pt-PT', 'NIF, NISS e NIPC'],
] as const)
  test(`RSS and Atom list the same newest posts: ${prefix || 'en'}`, async ({ page, server }) => {
    await page.goto(`${prefix}/blog`);
    const links = await page
      .locator('link[rel="alternate"][type$="+xml"]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('type'), one.getAttribute('href')]));
    expect(links).toEqual([
      ['application/rss+xml', `${prefix}/rss.xml`],
      ['application/atom+xml', `${prefix}/atom.xml`],
    ]);
    const feeds: Feed[] = [];
    for (const [type, path] of links) {
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
      const response = await fetch(server.origin + path);
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      const tag = response.headers.get('etag') ?? '';
      const again = await fetch(server.origin + path, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      const feed = await readFeed(page, await response.text());
      expect(feed).toMatchObject({
        error: false,
        self: server.origin + path,
        link: `${server.origin}${prefix}/blog`,
      });
      expect(feed.lang.toLowerCase()).toBe(lang.toLowerCase());
      feeds.push(feed);
    }
    const [rss, atom] = feeds;
    expect(rss?.entries).toEqual(atom?.entries);
    const posts = (await (await fetch(`${server.origin}/api/blog-posts`)).json()) as {
      slug: string;
      createdAt: string;
    }[];
    expect(rss?.entries.map(({ link, date }) => [link, date])).toEqual(
      posts
        .slice(0, 20)
        .map(({ slug, createdAt }) => [`${server.origin}${prefix}/blog/${slug}`, createdAt]),
    );
    expect(rss?.entries[0]?.title).toContain(first);
    expect(rss?.entries[0]?.content).toMatch(
      new RegExp(`^<div lang="${lang}"><p>.+</p></div>$`, 's'),
    );
  });

test('structured data is read without script errors, and goes when the page changes', async ({
  page,
}) => {
  await page.goto('/blog/iva-oss');
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.count()).toBe(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toHaveProperty('@graph');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle('Services — Entrada');
  expect(await data.count()).toBe(0);
  expect(await page.locator('link[type="application/rss+xml"]').count()).toBe(1);
});
