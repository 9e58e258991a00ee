import { createHash } from 'node:crypto';
import { searchText } from '#core/search-text.ts';
import { drawnCover } from '#features/blog/blog.ts';
import type { ContentValues } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { checkReady } from '#features/content/publishing/publish-record.server.ts';
import { checkValues } from '../check-values.server.ts';
import type { Finding, IncomingRecord } from '../incoming.ts';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

/** A post of another system. */
export type ForeignPost = {
  /** Its place in the file, for people: `post 12, "A title"`. */
  where: string;
  /** Names it in its system for ever, so that a repeated import finds it again. */
  key: string;
  title: string;
  html: string;
  excerpt: string;
  slug: string;
  author: string;
  tags: readonly string[];
  cover: string;
  /** Null if it has none. */
  createdAt: string | null;
  state: 'draft' | 'scheduled' | 'public';
  isPremium: boolean;
  oldPaths: readonly string[];
};

export type PostSettings = {
  kind: ContentKind;
  language: 'en' | 'pt';
  now: string;
  /** Returns the address at this site of a link to the old one; null for any other. */
  moveLink(url: string): string | null;
};

const longestSummary = 300;

/** Returns an id that is the same at every import: a UUID of the key's hash. */
export function foreignId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a text as an address may have it. */
export function toSlug(text: string): string {
  const words = searchText(text).replace(/[^a-z0-9]+/g, '-');
  return words
    .replace(/^-+|-+$/g, '')
    .slice(0, 190)
    .replace(/-+$/, '');
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\-\s|]+/gm, '')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The excerpt, or the beginning of the text, cut at a word. */
function summaryOf(excerpt: string, markdown: string): string {
  if (excerpt !== '') return excerpt;
  const [first = ''] = markdown
    .split('\n\n')
    .map(plainText)
    .filter((part) => part !== '');
  if (first.length <= longestSummary) return first;
  return `${first.slice(0, longestSummary).replace(/\s+\S*$/, '')}…`;
}

function tagsOf(kind: ContentKind, tags: readonly string[]) {
  const field = kind.fields.find(({ name }) => name === 'tags');
  const most = field && 'most' in field ? field.most : 0;
  const unique = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  // Ghost's names that begin with # are for its own use.
  const usable = unique.filter((tag) => tag.length <= most && !tag.startsWith('#'));
  const fitting = usable.slice(0, 30);
  return { fitting, left: unique.filter((tag) => !fitting.includes(tag)) };
}

/** Converts a foreign post to a record of posts, with what could not be taken over. */
export async function toPostRecord(
  post: ForeignPost,
  { kind, language, now, moveLink }: PostSettings,
): Promise<{ record: IncomingRecord; findings: Finding[] }> {
  const { markdown, findings: converted } = await htmlToMarkdown(post.html, { moveLink });
  const slug = toSlug(post.slug) || toSlug(post.title);
  const { fitting, left } = tagsOf(kind, post.tags);
  const found: Omit<Finding, 'where'>[] = [...converted];
  if (slug !== post.slug) found.push({ code: 'slug_changed', detail: `${post.slug} → ${slug}` });
  if (left.length > 0) found.push({ code: 'tags_left_out', detail: left.join(', ') });
  if (post.cover) found.push({ code: 'cover_left', detail: post.cover });
  if (markdown === '') found.push({ code: 'text_missing', detail: '' });
  if (language === 'pt') found.push({ code: 'no_english', detail: '' });
  const suffix = language === 'pt' ? 'Pt' : '';
  const values: ContentValues = {
    ...kind.empty,
    [`title${suffix}`]: post.title,
    [`summary${suffix}`]: summaryOf(post.excerpt, markdown),
    [`content${suffix}`]: markdown,
    slug,
    author: post.author,
    imageUrl: drawnCover(slug),
    tags: fitting,
    isPremium: post.isPremium,
    createdAt: post.createdAt,
  };
  const { values: checked, problems } = checkValues(kind, values);
  // Without its English, or a text, a post cannot be public.
  const isReady = checkReady(kind, checked).ok;
  const isPublic = post.state === 'public' && isReady;
  const isScheduled = post.state === 'scheduled' && isReady;
  return {
    record: {
      where: post.where,
      kind: kind.name,
      id: foreignId(post.key),
      problems,
      live: isPublic ? checked : null,
      draft: isPublic ? null : checked,
      fieldTimes: null,
      wasPublic: isPublic,
      publishAt: isScheduled && (post.createdAt ?? '') > now ? post.createdAt : null,
      oldPaths: isPublic ? post.oldPaths : [],
    },
    findings: found.map((finding) => ({ where: post.where, ...finding })),
  };
}
