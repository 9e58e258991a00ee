import { setImmediate } from 'node:timers/promises';
import { withPrefix } from '#core/site-address.ts';
import { escapeXml, xmlElement } from '#core/xml.ts';
import { htmlLangOf, languages, prefixOf } from '#i18n/language.ts';
import { type ListedPage, listedPages } from '#site/listed-pages.server.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

function alternates(origin: string, path: string): string {
  const links = [
    ...languages.map((language) => [htmlLangOf[language], prefixOf[language]] as const),
    ['x-default', ''] as const,
  ];
  return links
    .map(([hreflang, prefix]) => {
      const href = escapeXml(`${origin}${withPrefix(prefix, path)}`);
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    })
    .join('');
}

function urlsOf(origin: string, { path, changedAt, languages: written }: ListedPage): string[] {
  const changed = changedAt ? xmlElement('lastmod', changedAt) : '';
  const twins = written.length === languages.length ? alternates(origin, path) : '';
  return written.map((language) => {
    const loc = xmlElement('loc', `${origin}${withPrefix(prefixOf[language], path)}`);
    return `<url>${loc}${changed}${twins}</url>`;
  });
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
`;
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** So many pages, each in two languages, make a file; a sitemap has at most 50,000 addresses and 50 MB. */
const pagesInPart = 5_000;
/** So many are written before others are served. */
const batchSize = 250;

async function writeUrls(origin: string, pages: readonly ListedPage[]): Promise<string> {
  const urls: string[] = [];
  for (let start = 0; start < pages.length; start += batchSize) {
    if (start > 0) await setImmediate();
    for (const page of pages.slice(start, start + batchSize)) urls.push(...urlsOf(origin, page));
  }
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function writeIndex(origin: string, parts: number): string {
  const maps = Array.from({ length: parts }, (_, part) =>
    xmlElement('loc', `${origin}/sitemap-${part + 1}.xml`),
  );
  return `${head}<sitemapindex xmlns="${schema}">
${maps.map((loc) => `<sitemap>${loc}</sitemap>`).join('\n')}
</sitemapindex>
`;
}

/**
 * `/sitemap.xml`: each page in the languages in which it exists, with its twin; of a large site the parts that name them
 * (https://www.sitemaps.org/protocol.html).
 */
export function sitemapFile({ origin, readUrl }: SiteFilesSetup): SiteFile {
  return {
    path: '/sitemap.xml',
    type: 'application/xml',
    async write() {
      const pages = await listedPages(readUrl);
      return pages.length <= pagesInPart
        ? writeUrls(origin, pages)
        : writeIndex(origin, Math.ceil(pages.length / pagesInPart));
    },
  };
}

/** `/sitemap-1.xml` and so on, of a site that has more pages than one file should name. */
export function sitemapPart({ origin, readUrl }: SiteFilesSetup): SiteFile {
  return {
    path: '/:part{sitemap-[1-9][0-9]{0,3}\\.xml}',
    type: 'application/xml',
    async write(address) {
      const part = Number(address.match(/\d+/)?.[0]);
      const all = await listedPages(readUrl);
      const pages = all.slice((part - 1) * pagesInPart, part * pagesInPart);
      return pages.length === 0 || all.length <= pagesInPart ? null : writeUrls(origin, pages);
    },
  };
}
