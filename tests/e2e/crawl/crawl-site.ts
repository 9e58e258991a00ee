import type { Page } from '@playwright/test';
import { type ReadPage, readPage } from './read-page.ts';

export type CrawledPage = ReadPage & { path: string; status: number };
export type Crawl = {
  origin: string;
  /** Every page by its path, without queries; those that are not to be indexed too. */
  pages: Map<string, CrawledPage>;
  /** Status of every other address of this site that a page links to, by path and query. */
  others: Map<string, number>;
  /** Paths of the sitemap with their `lastmod`, in its order. */
  sitemap: Map<string, string | null>;
};

/** Requests under way together. */
const atOnce = 6;

function sitemapOf(xml: string, origin: string): Map<string, string | null> {
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => url);
  return new Map(
    urls.map((url) => {
      const loc = /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '';
      if (!loc.startsWith(origin)) throw new Error(`The sitemap names ${loc}`);
      return [new URL(loc).pathname, /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? null];
    }),
  );
}

/** Returns the address on this site that a link of a page leads to; null for others. */
export function targetOf(href: string, from: string, origin: string): URL | null {
  const url = new URL(href, origin + from);
  return url.origin === origin ? url : null;
}

/** Reads every page that the sitemap or another page leads to, and asks for all else they link to. */
export async function crawlSite(browserPage: Page, origin: string): Promise<Crawl> {
  const sitemap = sitemapOf(await (await fetch(`${origin}/sitemap.xml`)).text(), origin);
  const crawl: Crawl = { origin, pages: new Map(), others: new Map(), sitemap };
  const seen = new Set<string>();
  let waiting = ['/', ...sitemap.keys()];

  async function visit(address: string): Promise<string[]> {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const html = await response.text();
    if (!isHtml || address.includes('?')) {
      crawl.others.set(address, response.status);
      return [];
    }
    const page = await readPage(browserPage, html);
    crawl.pages.set(address, { ...page, path: address, status: response.status });
    return page.links.flatMap((href) => {
      const url = targetOf(href, address, origin);
      return url ? [url.pathname + url.search] : [];
    });
  }

  while (waiting.length > 0) {
    const batch = [...new Set(waiting)].filter((address) => !seen.has(address)).slice(0, atOnce);
    for (const address of batch) seen.add(address);
    const found = await Promise.all(batch.map(visit));
    waiting = [...waiting.filter((address) => !seen.has(address)), ...found.flat()].filter(
      (address) => !seen.has(address),
    );
  }
  return crawl;
}
