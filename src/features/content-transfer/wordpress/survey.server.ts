import { decodePercent, oldPath } from '#core/old-path.ts';
import { UnreadableFile } from '../incoming.ts';
import { siteName, toSlug } from '../posts/move-links.server.ts';
import type { PostLanguage } from '../posts/post-record.server.ts';
import type { TextSource } from '../text-source.server.ts';
import { readClock } from './dates.ts';
import type { Picture } from './shortcodes.ts';
import { type Channel, type Item, readExport } from './wordpress-export.server.ts';

/** What a post is known by before its text is read, at its place among the items. */
export type SurveyedPost = {
  key: string;
  slug: string;
  oldSlug: string;
  isPublic: boolean;
  /** Null for another language than the site's two. */
  language: PostLanguage | null;
  oldPaths: string[];
  /** The place among the items of the same text in the other language; null where there is none. */
  twin: number | null;
  /** Whether another item says the very same. */
  isRepeated: boolean;
  /** Whether it is a translation of a post that has its translation already. */
  isFurther: boolean;
};

export type Survey = {
  channel: Channel;
  /** As `siteName` says it. */
  site: string;
  address: string;
  posts: ReadonlyMap<number, SurveyedPost>;
  /** Pictures and other files by their ids. */
  files: ReadonlyMap<string, Picture>;
  /** Reusable blocks by their ids. */
  blocks: ReadonlyMap<string, string>;
  clock: ReadonlyMap<string, number>;
  items: number;
};

export const postTypes = new Set(['post', 'page']);
/** What becomes no record. */
export const statusesLeft = new Set(['trash', 'auto-draft']);

type Light = Omit<Item, 'content' | 'excerpt' | 'fields'> & { oldSlugs: string[] };

/** The language of a post by what it says, by its address, or by its site. */
function languageOf(item: Light, site: string): PostLanguage | null {
  const inLink = /^https?:\/\/[^/]+\/(pt|en)(?:[-_]\w+)?\/|[?&]lang=(pt|en)\b/i.exec(item.link);
  const said = item.language || (item.translations && (inLink?.[1] ?? inLink?.[2])) || site || 'en';
  const language = /^(?:en|pt)(?=[-_]|$)/i.exec(said)?.[0].toLowerCase();
  return language === 'en' || language === 'pt' ? language : null;
}

/** All addresses by which browsers know a post. */
function pathsOf(item: Light): string[] {
  const paths = new Set<string>();
  if (URL.canParse(item.link)) {
    const { pathname, search } = new URL(item.link);
    const path = oldPath(pathname.replace(/^\/pt(?=\/)/, ''), search);
    if (path !== '/') paths.add(path);
    for (const slug of item.oldSlugs)
      if (search === '') paths.add(oldPath(path.replace(/[^/]+$/, slug)));
  }
  if (/^[1-9]\d{0,17}$/.test(item.id)) paths.add(`/?p=${item.id}`);
  return [...paths];
}

/** What names a post where its id does not: the first of these that no other post has. */
function namesOf({ guid, link, slug, title, date }: Light): string[] {
  return [guid && `guid:${guid}`, link && `link:${link}`, slug && `slug:${slug}`]
    .flatMap((name) => (name === '' ? [] : [name]))
    .concat(`title:${title}`, `all:${guid}|${link}|${slug}|${title}|${date}`);
}

function keysOf(items: ReadonlyMap<number, Light>, site: string): Map<number, string | null> {
  const count = new Map<string, number>();
  for (const item of items.values())
    for (const name of new Set(namesOf(item))) count.set(name, (count.get(name) ?? 0) + 1);
  const ids = new Set<string>();
  const used = new Set<string>();
  const keys = new Map<number, string | null>();
  for (const [at, item] of items) {
    const names = namesOf(item);
    const own = names.find((name) => count.get(name) === 1) ?? names.at(-1) ?? '';
    const hasId = /^[1-9]\d*$/.test(item.id) && !ids.has(item.id);
    // Without its site an id is anybody's.
    const key = `wordpress:${site}:${hasId ? item.id : ''}${hasId && site !== '' ? '' : `:${own}`}`;
    if (hasId) ids.add(item.id);
    const isRepeated = used.has(key) || (!hasId && own.startsWith('all:') && used.has(own));
    keys.set(at, isRepeated ? null : key);
    used.add(key);
    used.add(names.at(-1) ?? '');
  }
  return keys;
}

/** Addresses are given once: to public posts first, in the order of the file. */
function slugsOf(items: ReadonlyMap<number, Light>): Map<number, string> {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  const give = (at: number, item: Light) => {
    const wanted = toSlug(decodePercent(item.slug)) || toSlug(item.title) || `post-${at + 1}`;
    let slug = wanted;
    for (let more = 2; taken.has(slug); more += 1) slug = `${wanted}-${more}`;
    taken.add(slug);
    slugs.set(at, slug);
  };
  for (const [at, item] of items) if (item.status === 'publish') give(at, item);
  for (const [at, item] of items) if (!slugs.has(at)) give(at, item);
  return slugs;
}

/** Joins the texts of a translation: an English post and its Portuguese one, which is of Portugal if there are several. */
function joinTwins(items: ReadonlyMap<number, Light>, posts: Map<number, SurveyedPost>): void {
  const originals = new Set(
    [...items.values()].flatMap(({ translations }) =>
      translations.startsWith('original:') ? translations : [],
    ),
  );
  const groups = Map.groupBy(items, ([, { translations, id, type }]) => {
    const original = `original:${id}`;
    const group = translations || (originals.has(original) ? original : '');
    return group === '' ? '' : `${type} ${group}`;
  });
  groups.delete('');
  for (const members of groups.values()) {
    const known = members.filter(([at]) => !posts.get(at)?.isRepeated);
    const of = (language: PostLanguage) =>
      known.filter(([at]) => posts.get(at)?.language === language);
    const [english, portuguese] = [of('en'), of('pt')];
    const first = english[0]?.[0];
    const second = (portuguese.find(([, { language }]) => !/br/.test(language)) ??
      portuguese[0])?.[0];
    const [post, twin] = [posts.get(first ?? -1), posts.get(second ?? -1)];
    for (const [at] of known) {
      const further = posts.get(at);
      if (further && at !== first && at !== second) further.isFurther = true;
    }
    if (!post || !twin || first === undefined || second === undefined) continue;
    post.twin = second;
    twin.twin = first;
  }
}

/** Reads an export once, for what a post has to know of the others. */
export async function surveyExport(source: TextSource, oldSite: string): Promise<Survey> {
  const light = new Map<number, Light>();
  const files = new Map<string, Picture>();
  const blocks = new Map<string, string>();
  const clock = new Map<string, number>();
  let channel: Channel | null = null;
  let items = 0;
  for await (const read of readExport(source)) {
    if ('channel' in read) {
      channel = read.channel;
      continue;
    }
    const { item, fault } = read;
    const at = items;
    items += 1;
    if (fault !== null) continue;
    const { content, excerpt: _, fields, ...rest } = item;
    readClock(clock, item);
    if (item.type === 'attachment')
      files.set(item.id, {
        address: item.attachment,
        alt: fields.get('_wp_attachment_image_alt') ?? '',
      });
    else if (item.type === 'wp_block') blocks.set(item.id, content);
    else if (postTypes.has(item.type) && !statusesLeft.has(item.status)) {
      const old = fields.get('_wp_old_slug') ?? '';
      light.set(at, { ...rest, oldSlugs: old === '' ? [] : [old] });
    }
  }
  if (channel === null) throw new UnreadableFile('unknown_format', '', 'WXR');
  const address = channel.site || oldSite;
  const site = siteName(address);
  const keys = keysOf(light, site);
  const slugs = slugsOf(light);
  const posts = new Map<number, SurveyedPost>();
  for (const [at, item] of light) {
    const slug = slugs.get(at) ?? '';
    const given = decodePercent(item.slug);
    posts.set(at, {
      key: keys.get(at) ?? '',
      slug,
      oldSlug: given || slug,
      isPublic: item.status === 'publish' && item.password === '',
      language: languageOf(item, channel.language),
      oldPaths: pathsOf(item),
      twin: null,
      isRepeated: keys.get(at) === null,
      isFurther: false,
    });
  }
  joinTwins(light, posts);
  return { channel, site, address, posts, files, blocks, clock, items };
}
