import { XMLParser } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';

type Xml = Record<string, unknown>;
type Node = { type: string; value?: string; tagName?: string; children?: Node[] };

const listOf = (value: unknown): Xml[] =>
  (Array.isArray(value) ? value : value ? [value] : []) as Xml[];
const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? textOf((value as Xml)['#text']) : String(value);
};

/** What nobody sees on a page. */
const unseen = new Set(
  'script style template title noembed noframes video audio iframe'.split(' '),
);

function visibleText(node: Node): string {
  if (node.type === 'text') return `${node.value ?? ''} `;
  if (node.tagName !== undefined && unseen.has(node.tagName)) return '';
  return (node.children ?? []).map(visibleText).join('');
}

const wordsOf = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];

export type SourcePost = { title: string; status: string; words: string[] };

/**
 * Returns the posts and pages of an export with all words that a reader of the old site sees, read by
 * other programs than the import's. Shortcodes are no words.
 */
export function sourcePosts(xml: string): SourcePost[] {
  const parser = new XMLParser({
    trimValues: false,
    parseTagValue: false,
    htmlEntities: true,
    processEntities: {
      enabled: true,
      maxTotalExpansions: 1_000_000,
      maxExpandedLength: 100_000_000,
    },
    isArray: (name: string) => name === 'item',
  });
  const { rss } = parser.parse(xml.slice(xml.indexOf('<rss'))) as { rss?: { channel?: Xml } };
  return listOf(rss?.channel?.item)
    .filter((item) => ['post', 'page'].includes(textOf(item['wp:post_type']).trim()))
    .map((item) => {
      const html = `${textOf(item['content:encoded'])} ${textOf(item['excerpt:encoded'])}`;
      const text = visibleText(fromHtml(html, { fragment: true }) as Node);
      return {
        title: textOf(item.title).trim(),
        status: textOf(item['wp:status']).trim(),
        words: wordsOf(text.replace(/\[\/?[a-z][^[\]]*\]/gi, ' ')),
      };
    });
}

/** Returns the words that no text holds; marks within a word may stand at other places there. */
export function lostWords(words: readonly string[], texts: readonly string[]): string[] {
  const kept = texts.map((text) => wordsOf(text).join('')).join(' ');
  return [...new Set(words)].filter((word) => !kept.includes(word));
}
