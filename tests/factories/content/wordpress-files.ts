/** An item of a made-up export; `xml` is more of it, as it stands. */
export type WordpressItem = {
  id?: number | string | null;
  title?: string;
  name?: string;
  content?: string;
  excerpt?: string;
  type?: string;
  status?: string;
  link?: string;
  /** `wp:post_date` and `wp:post_date_gmt`. */
  date?: string;
  dateGmt?: string;
  modifiedGmt?: string;
  pubDate?: string;
  password?: string;
  guid?: string;
  author?: string;
  categories?: readonly { domain?: string; slug?: string; name: string }[];
  meta?: Readonly<Record<string, string>>;
  xml?: string;
};

export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const encoded = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns an item as WordPress writes it. */
export function wordpressItem(item: WordpressItem): string {
  const { id = 1, title = 'A post', name = 'a-post', status = 'publish', meta = {} } = item;
  const { dateGmt = '2019-05-02 10:00:00', link = `https://old.example/2019/05/${name}/` } = item;
  const field = (element: string, value: string | number | null | undefined) =>
    value === undefined || value === null ? '' : `<${element}>${cdata(String(value))}</${element}>`;
  return `<item>
    ${field('title', title)}<link>${encoded(link)}</link>
    ${item.pubDate === undefined ? '' : `<pubDate>${item.pubDate}</pubDate>`}
    ${field('dc:creator', item.author ?? 'ana')}${field('guid', item.guid)}
    ${field('content:encoded', item.content ?? 'Words')}${field('excerpt:encoded', item.excerpt ?? '')}
    ${field('wp:post_id', id)}${field('wp:post_date', item.date)}${field('wp:post_date_gmt', dateGmt)}
    ${field('wp:post_modified_gmt', item.modifiedGmt)}${field('wp:post_name', name)}
    ${field('wp:status', status)}${field('wp:post_type', item.type ?? 'post')}
    ${field('wp:post_password', item.password ?? '')}
    ${(item.categories ?? [])
      .map(
        ({ domain = 'category', slug = '', name: words }) =>
          `<category domain="${domain}" nicename="${slug}">${cdata(words)}</category>`,
      )
      .join('')}
    ${Object.entries(meta)
      .map(
        ([key, value]) =>
          `<wp:postmeta>${field('wp:meta_key', key)}${field('wp:meta_value', value)}</wp:postmeta>`,
      )
      .join('')}
    ${item.xml ?? ''}</item>`;
}

export type WordpressSite = { address?: string; language?: string; author?: string };

/** Returns an export of a site; an item that is a text stands there as it is. */
export function wordpressFile(
  items: readonly (WordpressItem | string)[],
  { address = 'https://old.example', language = 'en-US', author = 'Ana Silva' }: WordpressSite = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"
    xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <title>Old</title><link>${address}</link><language>${language}</language>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${address}</wp:base_blog_url>
    <wp:author><wp:author_login>${cdata('ana')}</wp:author_login><wp:author_display_name>${cdata(author)}</wp:author_display_name></wp:author>
    ${items.map((item) => (typeof item === 'string' ? item : wordpressItem(item))).join('\n')}
    </channel></rss>`;
}
