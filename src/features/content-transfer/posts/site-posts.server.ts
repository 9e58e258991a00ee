import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Finding, Incoming, TransferFormat } from '../incoming.ts';
import { type GivenSlugs, shareOldPaths } from './addresses.server.ts';
import { siteLinks } from './move-links.server.ts';
import {
  type ForeignPost,
  foreignId,
  type PostLanguage,
  toPostRecord,
} from './post-record.server.ts';

/** Small words that neither the other language, an address, nor a filling text in Latin has. */
const common: Record<PostLanguage, RegExp> = {
  en: /\b(?:the|and|of|to|is|that|for|with|you)\b/gi,
  pt: /(?<!\p{L})(?:de|que|não|uma?|para|os|da|dos|das|em|ao|é)(?!\p{L})/giu,
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

/** Returns a function that keeps the keys of posts apart: one that is there already gets `more` as well. */
export function keyGiver(): (key: string, more: string) => string {
  const used = new Set<string>();
  return (key, more) => {
    let own = used.has(key) ? `${key}:${more}` : key;
    for (let at = 2; used.has(own); at += 1) own = `${key}:${more}:${at}`;
    used.add(own);
    return own;
  };
}

export type SitePost = { post: ForeignPost; told: Omit<Finding, 'where'>[] };

export type SiteSettings = {
  kind: ContentKind;
  now: string;
  format: TransferFormat;
  given: GivenSlugs;
  /** The address of the old site; empty where nothing says it. */
  address: string;
  /** Returns an address of the old site as it is in the file without its host; null for another. */
  ownPath?: (url: string) => string | null;
  movePicture?: (url: string) => string | null;
};

/** Converts the posts of a site, whose links to each other lead to their addresses here. */
export async function convertSite(
  posts: readonly SitePost[],
  { kind, now, format, given, address, ownPath, movePicture = () => null }: SiteSettings,
): Promise<Incoming> {
  const isPublic = ({ post }: SitePost) =>
    Object.values(post.texts).some(({ state }) => state === 'public');
  const published = posts
    .filter(isPublic)
    .map(({ post: { key, slug, oldPaths, oldPathsPt = [] } }) => ({
      id: foreignId(key),
      slug,
      oldPaths: [...oldPaths, ...oldPathsPt],
    }));
  const { leading, lost } = shareOldPaths(kind, published, given);
  const links = siteLinks(leading, address);
  const places = {
    isOld: links.isOld,
    moveLink: (url: string) => links.moveLink(ownPath?.(url) ?? url),
    movePicture,
  };
  const incoming: Incoming = { format, records: [], redirects: [], findings: [] };
  for (const { post, told } of posts) {
    const { record, findings } = await toPostRecord(post, { kind, now, places, lost });
    if (record) incoming.records.push(record);
    const own = told.map((finding) => ({ where: post.where, ...finding }));
    incoming.findings.push(...own, ...findings);
  }
  return incoming;
}
