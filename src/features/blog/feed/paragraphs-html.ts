import { escapeXml } from '#core/xml.ts';
import type { FeedEntry } from './describe-feed.ts';

/** The text of an entry as HTML, to be escaped once more inside XML. */
export function paragraphsHtml({ paragraphs, lang }: Pick<FeedEntry, 'paragraphs' | 'lang'>) {
  const lines = paragraphs.map((text) => `<p>${escapeXml(text)}</p>`);
  return `<div lang="${escapeXml(lang)}">${lines.join('\n')}</div>`;
}
