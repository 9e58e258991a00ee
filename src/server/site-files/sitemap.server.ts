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

function urlsOf(origin: string, { path, changedAt }: ListedPage): string[] {
  const changed = changedAt ? xmlElement('lastmod', changedAt) : '';
  const twins = alternates(origin, path);
  return languages.map((language) => {
    const loc = xmlElement('loc', `${origin}${withPrefix(prefixOf[language], path)}`);
    return `<url>${loc}${changed}${twins}</url>`;
  });
}

/** `/sitemap.xml`: each page in both languages, with its twin (https://www.sitemaps.org/protocol.html). */
export function sitemapFile({ origin, readUrl }: SiteFilesSetup): SiteFile {
  return {
    path: '/sitemap.xml',
    type: 'application/xml',
    async write() {
      const pages = await listedPages(readUrl);
      const urls = pages.flatMap((page) => urlsOf(origin, page));
      return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
    },
  };
}
