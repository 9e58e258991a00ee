import { UnreadableFile } from '../incoming.ts';

/** A post, page, picture or anything else of a WordPress site. */
export type Item = {
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  link: string;
  content: string;
  excerpt: string;
  author: string;
  dateGmt: string;
  password: string;
  tags: string[];
  comments: number;
  /** The id of the picture above it. */
  cover: string;
  /** The address of the file, for a picture. */
  attachment: string;
};

export type WordpressExport = {
  site: string;
  language: 'en' | 'pt';
  /** Names by what they sign in with. */
  authors: ReadonlyMap<string, string>;
  /** Addresses of pictures by their ids. */
  covers: ReadonlyMap<string, string>;
  items: Item[];
};

type Xml = Record<string, unknown>;

const lists = new Set(['item', 'category', 'wp:author', 'wp:postmeta', 'wp:comment', 'wp:tag']);

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value).toWellFormed().replaceAll('\u0000', '');
  return text((value as Xml)['#text']);
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Xml[]) : []);

function toItem(item: Xml): Item {
  const meta = listOf(item['wp:postmeta']);
  const metaOf = (key: string) =>
    text(meta.find((one) => text(one['wp:meta_key']) === key)?.['wp:meta_value']);
  const tags = listOf(item.category)
    .filter((one) => ['category', 'post_tag'].includes(text(one['@domain'])))
    .filter((one) => text(one['@nicename']) !== 'uncategorized')
    .map(text);
  return {
    id: text(item['wp:post_id']),
    type: text(item['wp:post_type']),
    status: text(item['wp:status']),
    title: text(item.title).trim(),
    slug: text(item['wp:post_name']),
    link: text(item.link).trim(),
    content: text(item['content:encoded']),
    excerpt: text(item['excerpt:encoded']).trim(),
    author: text(item['dc:creator']),
    dateGmt: text(item['wp:post_date_gmt']),
    password: text(item['wp:post_password']),
    tags,
    comments: listOf(item['wp:comment']).length,
    cover: metaOf('_thumbnail_id'),
    attachment: text(item['wp:attachment_url']),
  };
}

/** Parses an export of WordPress. Throws `UnreadableFile` where it is none. */
export async function parseExport(xml: string): Promise<WordpressExport> {
  // WordPress writes no DTD, and its entities could make a small file a large one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile('invalid_xml', '', 'DOCTYPE');
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const valid = XMLValidator.validate(xml);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    throw new UnreadableFile('invalid_xml', `${line}:${col}`, msg);
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    htmlEntities: true,
    isArray: (name: string) => lists.has(name),
  });
  const { rss } = parser.parse(xml) as { rss?: { channel?: Xml } };
  const channel = rss?.channel;
  if (!channel || channel['wp:wxr_version'] === undefined)
    throw new UnreadableFile('unknown_format', '', 'WXR');
  const items = listOf(channel.item).map(toItem);
  const pictures = items.filter(({ type }) => type === 'attachment');
  return {
    site: text(channel['wp:base_blog_url']) || text(channel.link),
    language: /^pt\b/i.test(text(channel.language)) ? 'pt' : 'en',
    authors: new Map(
      listOf(channel['wp:author']).map((author) => [
        text(author['wp:author_login']),
        text(author['wp:author_display_name']) || text(author['wp:author_login']),
      ]),
    ),
    covers: new Map(pictures.map(({ id, attachment }) => [id, attachment])),
    items,
  };
}
