import { xmlElement as element, escapeXml } from '#core/xml.ts';
import type { Feed, FeedEntry } from './describe-feed.ts';
import { paragraphsHtml } from './paragraphs-html.ts';

/** A date of RFC 822, as RSS wants it: `Thu, 24 Apr 2025 09:00:00 GMT`. */
function formatDate(instant: string): string {
  return new Date(instant).toUTCString();
}

function formatItem({ url, title, summary, author, tags, publishedAt, ...entry }: FeedEntry) {
  return `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${element('pubDate', formatDate(publishedAt))}
${element('dc:creator', author)}
${element('dc:language', entry.lang)}
${tags.map((tag) => `${element('category', tag)}\n`).join('')}${element('description', summary)}
${element('content:encoded', paragraphsHtml(entry))}
</item>`;
}

/** Writes a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feed.title)}
${element('link', feed.url)}
${element('description', feed.description)}
${element('language', feed.lang.toLowerCase())}
${element('lastBuildDate', formatDate(feed.updatedAt))}
<atom:link href="${escapeXml(feed.ownUrl)}" rel="self" type="application/rss+xml"/>
${feed.entries.map((entry) => `${formatItem(entry)}\n`).join('')}</channel>
</rss>
`;
}
