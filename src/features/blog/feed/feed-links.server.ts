import type { Prefix } from '#core/site-address.ts';
import { escapeXml } from '#core/xml.ts';
import { feedFormats, type feedPath, feedTypes } from './feed-paths.ts';

const names = { rss: 'RSS', atom: 'Atom' } as const;

/** Formats the links in a page's head by which browsers and readers find the feeds of its language. */
export function formatFeedLinks(title: string, pathOf: typeof feedPath, prefix: Prefix): string {
  return feedFormats
    .map(
      (format) =>
        `<link rel="alternate" type="${feedTypes[format]}" title="${escapeXml(`${title} (${names[format]})`)}" href="${pathOf(format, prefix)}">`,
    )
    .join('\n');
}
