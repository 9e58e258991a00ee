import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Finding, Incoming, TransferFormat } from '../incoming.ts';
import { siteLinks, toSlug } from './move-links.server.ts';
import { type ForeignPost, type PostLanguage, toPostRecord } from './post-record.server.ts';

const common: Record<PostLanguage, RegExp> = {
  en: /\b(?:the|and|of|to|is|in|that|for|with|you)\b/gi,
  pt: /(?<!\p{L})(?:de|que|não|uma?|para|com|os|as|do|da|em)(?!\p{L})/giu,
};
const longestSample = 100_000;

/** The language of texts that do not say theirs, by their small words. */
export function guessLanguage(texts: Iterable<string>): PostLanguage {
  let sample = '';
  for (const text of texts) {
    sample += ` ${text.replace(/<[^<>]*>/g, ' ').slice(0, 5_000)}`;
    if (sample.length > longestSample) break;
  }
  const count = (language: PostLanguage) => sample.match(common[language])?.length ?? 0;
  return count('pt') > count('en') ? 'pt' : 'en';
}

/** Returns a function that gives each post an address of its own, made of the first word that makes one. */
export function slugGiver(): (...wanted: string[]) => string {
  const taken = new Set<string>();
  return (...wanted) => {
    const first = wanted.map(toSlug).find((slug) => slug !== '') ?? 'post';
    let slug = first;
    for (let more = 2; taken.has(slug); more += 1) slug = `${first}-${more}`;
    taken.add(slug);
    return slug;
  };
}

export type SitePost = { post: ForeignPost; told: Omit<Finding, 'where'>[] };

export type SiteSettings = {
  kind: ContentKind;
  now: string;
  format: TransferFormat;
  /** The address of the old site; empty where nothing says it. */
  address: string;
  /** Returns an address of the old site as it is in the file without its host; null for another. */
  ownPath?: (url: string) => string | null;
  movePicture?: (url: string) => string | null;
};

/** Converts the posts of a site, whose links to each other lead to their addresses here. */
export async function convertSite(
  posts: readonly SitePost[],
  { kind, now, format, address, ownPath, movePicture = () => null }: SiteSettings,
): Promise<Incoming> {
  const isPublic = ({ post }: SitePost) =>
    Object.values(post.texts).some(({ state }) => state === 'public');
  const links = siteLinks(
    kind,
    posts.filter(isPublic).map(({ post }) => post),
    address,
  );
  const places = {
    isOld: links.isOld,
    moveLink: (url: string) => links.moveLink(ownPath?.(url) ?? url),
    movePicture,
  };
  const incoming: Incoming = { format, records: [], redirects: [], findings: [] };
  for (const { post, told } of posts) {
    const { record, findings } = await toPostRecord(post, { kind, now, places });
    if (record) incoming.records.push(record);
    const own = told.map((finding) => ({ where: post.where, ...finding }));
    incoming.findings.push(...own, ...findings);
  }
  return incoming;
}
