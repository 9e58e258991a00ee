import type { Prefix } from '#core/site-address.ts';
import { escapeXml } from '#core/xml.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { feedTexts } from './feed.texts.ts';
import { feedFormats, feedPath, feedTypes } from './feed-paths.ts';

const names = { rss: 'RSS', atom: 'Atom' } as const;

/** Formats the links in a page's head by which browsers and readers find its language's feeds. */
export function formatFeedLinks(brand: string, language: Language, prefix: Prefix): string {
  const title = translate(feedTexts, language, 'title', { brand });
  return feedFormats
    .map(
      (format) =>
        `<link rel="alternate" type="${feedTypes[format]}" title="${escapeXml(`${title} (${names[format]})`)}" href="${feedPath(format, prefix)}">`,
    )
    .join('\n');
}
