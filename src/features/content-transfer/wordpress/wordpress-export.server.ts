import { namespacesOf, readXml, type XmlElement } from '#core/xml-tree.ts';
import { UnreadableFile } from '../incoming.ts';
import { plainOf } from '../posts/plain-words.ts';
import type { TextSource } from '../text-source.server.ts';
import { splitWxr } from './wxr-pieces.ts';

/** A post, page, picture or anything else of a WordPress site. */
export type Item = {
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  link: string;
  guid: string;
  content: string;
  excerpt: string;
  author: string;
  /** All who wrote it, where a plugin says several. */
  coAuthors: string[];
  /** As they are written, `2019-05-02 10:00:00`; zeros for none. */
  date: string;
  dateGmt: string;
  modifiedGmt: string;
  /** As in a feed. */
  pubDate: string;
  password: string;
  tags: string[];
  /** Terms of other taxonomies: `genre: Jazz`. */
  otherTerms: string[];
  language: string;
  /** What joins it to its translations; empty for none. */
  translations: string;
  comments: number;
  /** The address of the file, for a picture. */
  attachment: string;
  /** Custom fields by their keys. */
  fields: ReadonlyMap<string, string>;
};

/** An item of a file, or why there is none. */
export type ReadItem = { item: Item; fault: string | null; isLast: boolean };

/** What a file says of its site. */
export type Channel = {
  site: string;
  language: string;
  /** Names by what they sign in with. */
  authors: ReadonlyMap<string, string>;
  isWordpress: boolean;
  /** Whether it lists authors, categories, tags or other terms. */
  hasLists: boolean;
  /** Whether the file ends as it should. */
  isWhole: boolean;
};

/** `tag` is the name that the first exports gave to `post_tag`. */
const own = new Set(['category', 'post_tag', 'tag']);
const ofLanguages = new Set([
  'language',
  'post_translations',
  'post_format',
  'translation_priority',
]);

const lists = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const placed = new Set([...own, ...ofLanguages, 'author']);

const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** The text of the first child of a name. Markup that nobody escaped is text too. */
function textOf(element: XmlElement, name: string): string {
  const child = element.children.find((one) => one.name === name);
  if (!child) return '';
  return child.children.length > 0 ? child.inner : child.text;
}

/** The language of a post, and its group, as Polylang and WPML's export write them. */
function translationOf(item: XmlElement, fields: ReadonlyMap<string, string>) {
  const terms = childrenOf(item, 'category');
  const term = (domain: string) =>
    terms.find(({ attributes }) => attributes.domain === domain)?.attributes.nicename ?? '';
  const group = fields.get('_wpml_import_translation_group') ?? '';
  const original = fields.get('_icl_lang_duplicate_of') ?? '';
  const code = fields.get('_wpml_import_language_code') ?? fields.get('wpml_language') ?? '';
  const polylang = term('post_translations');
  return {
    language: (term('language') || code).toLowerCase(),
    translations:
      (polylang && `pll:${polylang}`) ||
      (group && `wpml:${group}`) ||
      (original && original !== '0' ? `original:${original}` : ''),
  };
}

function toItem(item: XmlElement): Item {
  const fields = new Map(
    childrenOf(item, 'wp:postmeta').map((meta) => [
      textOf(meta, 'wp:meta_key').trim(),
      textOf(meta, 'wp:meta_value'),
    ]),
  );
  const terms = childrenOf(item, 'category').filter(
    ({ attributes }) => attributes.nicename !== 'uncategorized',
  );
  const domainOf = ({ attributes }: XmlElement) => attributes.domain ?? 'category';
  const line = (name: string) => textOf(item, name).trim();
  return {
    id: line('wp:post_id'),
    type: line('wp:post_type') || 'post',
    status: line('wp:status'),
    title: plainOf(textOf(item, 'title')),
    slug: line('wp:post_name'),
    link: line('link'),
    guid: line('guid'),
    content: textOf(item, 'content:encoded'),
    excerpt: line('excerpt:encoded'),
    author: line('dc:creator'),
    coAuthors: [
      ...new Set(
        terms.filter((term) => domainOf(term) === 'author').map(({ text }) => plainOf(text)),
      ),
    ],
    date: line('wp:post_date'),
    dateGmt: line('wp:post_date_gmt'),
    modifiedGmt: line('wp:post_modified_gmt'),
    pubDate: line('pubDate'),
    password: line('wp:post_password'),
    tags: terms.filter((term) => own.has(domainOf(term))).map(({ text }) => plainOf(text)),
    otherTerms: [
      ...new Set(
        terms
          .filter((term) => !placed.has(domainOf(term)))
          .map((term) => `${domainOf(term)}: ${plainOf(term.text)}`),
      ),
    ],
    ...translationOf(item, fields),
    comments: childrenOf(item, 'wp:comment').length,
    attachment: line('wp:attachment_url'),
    fields,
  };
}

/** What a damaged item is known by, as far as it stands in its source. */
function nameOf(xml: string): Pick<Item, 'id' | 'title'> {
  const find = (element: string, what: string) =>
    new RegExp(`<${element}>\\s*(?:<!\\[CDATA\\[)?(${what})`).exec(xml)?.[1] ?? '';
  return {
    id: find('wp:post_id', '\\d{1,18}'),
    title: plainOf(find('title', '[^<\\]\\n]{1,200}')),
  };
}

/** The tag of the root, which stands before all items. */
async function readNamespaces(source: TextSource): Promise<ReadonlyMap<string, string>> {
  let head = '';
  for await (const chunk of source.chunks()) {
    head += chunk;
    if (/<rss\b[^>]*>/i.test(head) || head.length > 1_000_000) break;
  }
  const tag = /<rss\b[^>]*>/i.exec(head)?.[0] ?? '';
  const [rss] = readXml(`${tag.replace(/>$/, '/>')}`).children;
  return namespacesOf(rss?.attributes ?? {}, new Map());
}

function toChannel(xml: string, namespaces: ReadonlyMap<string, string>): Channel {
  const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '');
  // WordPress writes no DTD, and its entities could make a small file a large one.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(bare))
    throw new UnreadableFile('invalid_xml', '', 'DOCTYPE');
  const { children, fault } = readXml(xml, namespaces);
  const rss = children.find(({ name }) => name === 'rss');
  const channel = rss?.children.find(({ name }) => name === 'channel');
  if (!channel) {
    if (fault !== null) throw new UnreadableFile('invalid_xml', '', fault);
    throw new UnreadableFile('unknown_format', '', 'WXR');
  }
  return {
    site:
      [
        textOf(channel, 'wp:base_blog_url'),
        textOf(channel, 'wp:base_site_url'),
        textOf(channel, 'link'),
      ]
        .map((address) => address.trim())
        .find((address) => address !== '') ?? '',
    language: textOf(channel, 'language').trim().toLowerCase(),
    authors: new Map(
      childrenOf(channel, 'wp:author').map((author) => {
        const login = textOf(author, 'wp:author_login').trim();
        return [login, plainOf(textOf(author, 'wp:author_display_name')) || login];
      }),
    ),
    isWordpress: channel.children.some(({ name }) => name === 'wp:wxr_version'),
    hasLists: channel.children.some(({ name }) => lists.has(name)),
    isWhole: fault === null,
  };
}

/**
 * Reads the items of an export one by one, and at its end what it says of its site. Throws
 * `UnreadableFile` where it is no export of WordPress.
 */
export async function* readExport(
  source: TextSource,
): AsyncGenerator<ReadItem | { channel: Channel }> {
  const namespaces = await readNamespaces(source);
  let held: ReadItem | null = null;
  let isWordpress = [...namespaces.values()].includes('wp');
  for await (const piece of splitWxr(source.chunks())) {
    if (piece.kind === 'outside') {
      const channel = toChannel(piece.xml, namespaces);
      isWordpress ||= channel.isWordpress;
      if (!isWordpress)
        throw channel.isWhole
          ? new UnreadableFile('unknown_format', '', 'WXR')
          : new UnreadableFile('invalid_xml', '', 'channel');
      if (held) yield { ...held, isLast: true };
      yield { channel };
      continue;
    }
    if (held) yield held;
    const { children, fault } = readXml(piece.xml, namespaces);
    const [element] = children;
    held = null;
    if (!element) continue;
    isWordpress ||= element.children.some(({ name }) => name === 'wp:post_type');
    const item = toItem(element);
    const broken = fault ?? (piece.isWhole ? null : '<item> is not closed');
    held = {
      item: broken === null ? item : { ...item, ...nameOf(piece.xml) },
      fault: broken,
      isLast: false,
    };
  }
}
