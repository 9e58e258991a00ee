import { createHash } from 'node:crypto';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import { drawnCover } from '#features/blog/blog.ts';
import type { ContentValues } from '#features/content/content.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { checkReady } from '#features/content/publishing/publish-record.server.ts';
import { checkValues } from '../check-values.server.ts';
import type { Finding, IncomingRecord } from '../incoming.ts';
import { oneByOne, type ReadingFault } from '../one-by-one.server.ts';
import { htmlToMarkdown, UnconvertibleText } from './html-to-markdown.server.ts';
import type { Places, Told } from './links.ts';
import { plainLineOf, plainOf } from './plain-words.ts';

export type PostLanguage = 'en' | 'pt';
export type PostState = 'draft' | 'scheduled' | 'public';

/** A text of another system, in one language. */
export type ForeignText = {
  title: string;
  /** Or its parts, where what is wrong in one must not reach into the next. */
  html: string | readonly string[];
  /** HTML too. */
  excerpt: string;
  /** Its address at the old site; empty where nothing is known. */
  address: string;
  /** Footnotes that lie beside the text, as HTML by their keys. */
  notes?: ReadonlyMap<string, string>;
  state: PostState;
  /** When it was changed last; null where nothing is known. */
  updatedAt: string | null;
};

/** A post of another system, in one language or in both. */
export type ForeignPost = {
  /** Its place in the file, for people: `post 12, “A title”`. */
  where: string;
  /** Names it in its system for ever, so that a repeated import finds it again. */
  key: string;
  texts: Partial<Record<PostLanguage, ForeignText>>;
  /** As its address is to say. */
  slug: string;
  /** As its old address said. */
  oldSlug: string;
  author: string;
  tags: readonly string[];
  /** The address of the picture above it. */
  cover: string;
  /** The same where it came along into the library. */
  coverPath?: string | null;
  /** Null if it has none. */
  createdAt: string | null;
  isPremium: boolean;
  /** Its addresses at the old site, spelled by `oldPath`. */
  oldPaths: readonly string[];
  /** Those of its Portuguese text. */
  oldPathsPt?: readonly string[];
};

export type PostSettings = {
  kind: ContentKind;
  now: string;
  places: Omit<Places, 'base'>;
  /** By the ids of records: old addresses that lead to another post. */
  lost: ReadonlyMap<string, readonly string[]>;
};

export type PlacedPost = { record: IncomingRecord | null; findings: Finding[] };

const longestSummary = 300;
/** What the fields of a post hold, in characters. */
const longestTitle = 300;
const longestExcerpt = 1_000;
const longestText = 100_000;

/** Returns an id that is the same at every import: a UUID of the key's hash. */
export function foreignId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`;
}

/** The excerpt, or the first words of the text, cut at a word. */
async function summaryOf(excerpt: string, markdown: string): Promise<string> {
  if (excerpt !== '') return shorten(excerpt, longestExcerpt);
  for (const part of markdown.split('\n\n').slice(0, 20)) {
    const words = plainText(await parseMarkdown(part.replace(/\[\^\d+\]/g, '')));
    if (words.trim() !== '') return shorten(words.replace(/\s+/g, ' '), longestSummary + 1);
  }
  return '';
}

function tagsOf(kind: ContentKind, tags: readonly string[]) {
  const field = kind.fields.find(({ name }) => name === 'tags');
  const most = field && 'most' in field ? field.most : 0;
  const unique = [...new Set(tags.map(plainLineOf).filter((tag) => tag !== ''))];
  // Ghost's names that begin with # are for its own use.
  const usable = unique.filter((tag) => tag.length <= most && !tag.startsWith('#'));
  const fitting = usable.slice(0, 30);
  return { fitting, left: unique.filter((tag) => !fitting.includes(tag)) };
}

type Written = { values: Record<string, string>; told: Told[] };

/** Writes the fields of one language. Throws `UnconvertibleText`. */
async function writeText(
  text: ForeignText,
  language: PostLanguage,
  { places }: PostSettings,
): Promise<Written> {
  const { markdown, findings } = await htmlToMarkdown(text.html, {
    ...places,
    base: text.address,
    language,
    ...(text.notes && { notes: text.notes }),
  });
  if (markdown.length > longestText) throw new UnconvertibleText('too_long');
  const told: Told[] = [...findings];
  const title = plainLineOf(text.title);
  const excerpt = plainOf(text.excerpt);
  if (title.length > longestTitle) told.push({ code: 'shortened', detail: title });
  if (excerpt.length > longestExcerpt) told.push({ code: 'shortened', detail: excerpt });
  if (markdown === '') told.push({ code: 'text_missing', detail: '' });
  const suffix = language === 'pt' ? 'Pt' : '';
  const values = {
    [`title${suffix}`]: shorten(title, longestTitle),
    [`summary${suffix}`]: await summaryOf(excerpt, markdown),
    [`content${suffix}`]: markdown,
  };
  return { values, told };
}

/** A post that is not converted is told once, and stays out. */
function refusal({ where }: ForeignPost, fault: ReadingFault, detail: string): PlacedPost {
  const code = fault === 'takes_too_long' ? fault : 'not_converted';
  return { record: null, findings: [{ where, code, detail }] };
}

/** Converts a foreign post to a record of posts, with what could not be taken over. */
export function toPostRecord(post: ForeignPost, settings: PostSettings): Promise<PlacedPost> {
  return oneByOne(
    () => convert(post, settings),
    (fault, detail) => refusal(post, fault, detail),
  );
}

async function convert(post: ForeignPost, settings: PostSettings): Promise<PlacedPost> {
  const { kind, now, lost } = settings;
  const id = foreignId(post.key);
  const { en, pt } = post.texts;
  const written = {
    en: en && (await writeText(en, 'en', settings)),
    pt: pt && (await writeText(pt, 'pt', settings)),
  };
  const told = [...(written.en?.told ?? []), ...(written.pt?.told ?? [])];
  const { fitting, left } = tagsOf(kind, post.tags);
  if (post.slug !== post.oldSlug)
    told.push({ code: 'slug_changed', detail: `${post.oldSlug} → ${post.slug}` });
  if (left.length > 0) told.push({ code: 'tags_left_out', detail: left.join(', ') });
  if (post.cover && !post.coverPath) told.push({ code: 'cover_left', detail: post.cover });
  if (!en) told.push({ code: 'no_english', detail: '' });
  const common: ContentValues = {
    ...kind.empty,
    slug: post.slug,
    author: plainLineOf(post.author),
    imageUrl: post.coverPath || drawnCover(post.slug),
    tags: fitting,
    isPremium: post.isPremium,
    createdAt: post.createdAt,
  };
  const all = checkValues(kind, { ...common, ...written.en?.values, ...written.pt?.values });
  const shown = {
    ...common,
    ...(en?.state === 'public' && written.en?.values),
    ...(pt?.state === 'public' && written.pt?.values),
  };
  const live = checkValues(kind, shown);
  // Without its English, or a text, a post cannot be public.
  const isPublic =
    en?.state === 'public' && live.problems.length === 0 && checkReady(kind, live.values).ok;
  const isWhole = [en, pt].every((text) => !text || text.state === 'public');
  if (isPublic && !isWhole) told.push({ code: 'twin_is_draft', detail: '' });
  const isScheduled = en?.state === 'scheduled' && checkReady(kind, all.values).ok;
  const isLater = (post.createdAt ?? '') > now;
  const lostPaths = isPublic ? (lost.get(id) ?? []) : [];
  const leadingHere = (paths: readonly string[] = []) =>
    isPublic ? paths.filter((path) => !lostPaths.includes(path)) : [];
  if (lostPaths.length > 0) told.push({ code: 'old_address_taken', detail: lostPaths.join(', ') });
  return {
    record: {
      where: post.where,
      kind: kind.name,
      id,
      problems: all.problems,
      live: isPublic ? live.values : null,
      draft: isPublic && isWhole ? null : all.values,
      fieldTimes: fieldTimes(all.values, post.texts),
      wasPublic: isPublic,
      publishAt: isScheduled && isLater ? post.createdAt : null,
      oldPaths: leadingHere(post.oldPaths),
      oldPathsPt: leadingHere(post.oldPathsPt),
    },
    findings: told.map((finding) => ({ where: post.where, ...finding })),
  };
}

/** A field was changed at the latest when the text of its language was. */
function fieldTimes(
  values: ContentValues,
  { en, pt }: ForeignPost['texts'],
): Record<string, string> | null {
  const english = en?.updatedAt ?? null;
  const portuguese = pt?.updatedAt ?? english;
  if (portuguese === null) return null;
  const said = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(
    said.map(([field]) => [field, field.endsWith('Pt') ? portuguese : (english ?? portuguese)]),
  );
}
