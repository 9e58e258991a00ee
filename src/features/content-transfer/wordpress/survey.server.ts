import { decodePercent, oldPath } from '#core/old-path.ts';
import { UnreadableFile } from '../incoming.ts';
import { type GivenSlugs, slugGiver } from '../posts/addresses.server.ts';
import { siteName, unprefixed } from '../posts/move-links.server.ts';
import { foreignId, type PostLanguage } from '../posts/post-record.server.ts';
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

/** All addresses by which browsers know a post of the site whose home is `home`, spelled by `oldPath`. */
function pathsOf(item: Light, home: string): string[] {
  const paths = new Set<string>();
  if (URL.canParse(item.link)) {
    const { pathname, search } = new URL(item.link);
    const path = oldPath(unprefixed(pathname), search);
    if (path !== '/' && path !== home) {
      paths.add(path);
      for (const slug of item.oldSlugs)
        if (search === '') paths.add(oldPath(path.replace(/[^/]+$/, slug)));
    }
  }
  if (/^[1-9]\d{0,17}$/.test(item.id))
    for (const folder of ['/', home]) paths.add(oldPath(folder, `?p=${item.id}`));
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

/** Addresses are given once: to public posts first, in the order of the file. A translation has its post's. */
function giveSlugs(
  items: ReadonlyMap<number, Light>,
  posts: ReadonlyMap<number, SurveyedPost>,
  given: GivenSlugs,
): void {
  const slugFor = slugGiver(given);
  const isTranslation = ({ language, twin }: SurveyedPost) => language === 'pt' && twin !== null;
  const give = (isPublic: boolean) => {
    for (const [at, { slug, title, status }] of items) {
      const post = posts.get(at);
      if (!post || post.isRepeated || isTranslation(post)) continue;
      if ((status === 'publish') !== isPublic) continue;
      post.slug = slugFor(foreignId(post.key), decodePercent(slug), title, `post-${at + 1}`);
    }
  };
  give(true);
  give(false);
  for (const [at, post] of posts) {
    const original = isTranslation(post) ? posts.get(post.twin ?? -1) : undefined;
    if (original) Object.assign(post, { slug: original.slug, key: original.key });
    post.oldSlug = decodePercent(items.get(at)?.slug ?? '') || post.slug;
  }
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
export async function surveyExport(
  source: TextSource,
  { oldSite, given }: { oldSite: string; given: GivenSlugs },
): Promise<Survey> {
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
  const home = URL.canParse(address) ? oldPath(new URL(address).pathname) : '/';
  const keys = keysOf(light, site);
  const posts = new Map<number, SurveyedPost>();
  for (const [at, item] of light) {
    posts.set(at, {
      key: keys.get(at) ?? '',
      slug: '',
      oldSlug: '',
      isPublic: item.status === 'publish' && item.password === '',
      language: languageOf(item, channel.language),
      oldPaths: pathsOf(item, home),
      twin: null,
      isRepeated: keys.get(at) === null,
      isFurther: false,
    });
  }
  joinTwins(light, posts);
  giveSlugs(light, posts, given);
  return { channel, site, address, posts, files, blocks, clock, items };
}
