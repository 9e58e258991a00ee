import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type Finding, type Incoming, UnreadableFile } from '../incoming.ts';
import { moveLinksTo } from '../posts/move-links.server.ts';
import { type ForeignPost, toPostRecord, toSlug } from '../posts/post-record.server.ts';
import { markParagraphs } from './paragraphs.ts';
import { removeShortcodes } from './shortcodes.ts';
import { type Item, parseExport } from './wordpress-export.server.ts';

const kept = new Set(['post', 'page']);
/** What a WordPress export holds beside content; only their number is told. */
const inner = new Set(['revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache']);

function stateOf(status: string): ForeignPost['state'] | null {
  if (status === 'publish') return 'public';
  if (status === 'future') return 'scheduled';
  return ['draft', 'pending', 'private'].includes(status) ? 'draft' : null;
}

/** `2019-05-02 10:00:00`, in UTC, as an instant; WordPress writes zeros for none. */
function instantOf(date: string): string | null {
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  return date.startsWith('0000') || Number.isNaN(time) ? null : new Date(time).toISOString();
}

function pathOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return search !== '' || pathname === '/' ? null : pathname.replace(/(.)\/+$/, '$1');
}

const placeOf = (item: Item) => `${item.type} ${item.id}, “${item.title || item.slug}”`;

function findingsOf(item: Item, found: readonly string[]): Finding[] {
  const where = placeOf(item);
  const findings: Finding[] = found.map((detail) => ({
    where,
    code: 'shortcode_left_out',
    detail,
  }));
  const add = (code: Finding['code'], detail = '') => findings.push({ where, code, detail });
  if (item.type === 'page') add('page_is_post');
  if (item.password !== '') add('password_is_draft');
  if (item.status === 'private') add('private_is_draft');
  if (item.comments > 0) add('comments_left_out', String(item.comments));
  return findings;
}

function toForeignPost(
  item: Item,
  { site, authors, covers }: Awaited<ReturnType<typeof parseExport>>,
): { post: ForeignPost; found: string[] } {
  const { html, found } = removeShortcodes(item.content);
  const path = pathOf(item.link);
  const slug = decodeURIComponent(item.slug.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  const post: ForeignPost = {
    where: placeOf(item),
    key: `wordpress:${site}:${item.id}`,
    title: item.title,
    html: markParagraphs(html),
    excerpt: item.excerpt,
    slug: slug || toSlug(item.title),
    author: authors.get(item.author) ?? item.author,
    tags: item.tags,
    cover: covers.get(item.cover) ?? '',
    createdAt: instantOf(item.dateGmt),
    state: item.password === '' ? (stateOf(item.status) ?? 'draft') : 'draft',
    isPremium: false,
    oldPaths: path === null ? [] : [path],
  };
  return { post, found };
}

function leftOut(items: readonly Item[]): Finding[] {
  const named = items.filter(({ type }) => !kept.has(type) && !inner.has(type));
  const counted = Map.groupBy(
    items.filter(({ type }) => inner.has(type)),
    ({ type }) => type,
  );
  return [
    ...named.map((item) => ({
      where: placeOf(item),
      code: 'type_left_out' as const,
      detail: item.attachment || item.type,
    })),
    ...[...counted].map(([type, of]) => ({
      where: type,
      code: 'type_left_out' as const,
      detail: `${of.length} × ${type}`,
    })),
  ];
}

/** Reads an export of WordPress (WXR). Posts and pages become posts; the rest is listed. */
export async function readWordpress(
  xml: string,
  kind: ContentKind,
  now: string,
): Promise<Incoming> {
  const exported = await parseExport(xml);
  const { items, language } = exported;
  const usable = items.filter(({ type, status }) => kept.has(type) && stateOf(status) !== null);
  if (items.length === 0) throw new UnreadableFile('nothing_in_it', '');
  const posts = usable.map((item) => ({ item, ...toForeignPost(item, exported) }));
  const moveLink = moveLinksTo(
    kind,
    posts.map(({ post }) => post),
    exported.site,
  );
  const incoming: Incoming = { format: 'wordpress', records: [], redirects: [], findings: [] };
  for (const { item, post, found } of posts) {
    const { record, findings } = await toPostRecord(post, { kind, language, now, moveLink });
    incoming.records.push(record);
    incoming.findings.push(...findingsOf(item, found), ...findings);
  }
  for (const item of items.filter(({ type }) => kept.has(type)))
    if (stateOf(item.status) === null)
      incoming.findings.push({
        where: placeOf(item),
        code: 'status_left_out',
        detail: item.status,
      });
  incoming.findings.push(...leftOut(items));
  return incoming;
}
