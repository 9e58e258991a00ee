import { xmlElement as element, escapeXml } from '#core/xml.ts';
import type { Feed, FeedEntry } from './describe-feed.ts';
import { paragraphsHtml } from './paragraphs-html.ts';

function author(name: string): string {
  return `<author>${element('name', name)}</author>`;
}

function formatEntry(entry: FeedEntry): string {
  const url = escapeXml(entry.url);
  return `<entry xml:lang="${escapeXml(entry.lang)}">
${element('id', entry.url)}
${element('title', entry.title)}
<link rel="alternate" type="text/html" href="${url}"/>
${element('published', entry.publishedAt)}
${element('updated', entry.publishedAt)}
${author(entry.author)}
${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('')}${element('summary', entry.summary)}
<content type="html">${escapeXml(paragraphsHtml(entry))}</content>
</entry>`;
}

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">
${element('id', feed.ownUrl)}
${element('title', feed.title)}
${element('subtitle', feed.description)}
${element('updated', feed.updatedAt)}
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.ownUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.url)}"/>
${author(feed.publisher)}
${feed.entries.map((entry) => `${formatEntry(entry)}\n`).join('')}</feed>
`;
}
