import * as z from 'zod/mini';
import { oldPath } from '#core/old-path.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type Finding, type Incoming, UnreadableFile } from '../incoming.ts';
import { type GivenSlugs, slugGiver } from '../posts/addresses.server.ts';
import { cut } from '../posts/links.ts';
import { siteName } from '../posts/move-links.server.ts';
import {
  type ForeignPost,
  foreignId,
  type PostLanguage,
  type PostState,
} from '../posts/post-record.server.ts';
import { convertSite, guessLanguage, keyGiver, type SitePost } from '../posts/site-posts.server.ts';
import type { GhostText } from './cards.ts';
import { readLexical } from './lexical.ts';
import { readMobiledoc } from './mobiledoc.ts';

const id = z.union([z.string(), z.number()]);
const maybe = z._default(z.nullable(z.string()), null);
const date = z._default(z.nullable(z.union([z.string(), z.number()])), null);
const rows = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z._default(z.array(z.object(shape)), []);

const postSchema = z.object({
  id: z._default(z.nullable(id), null),
  uuid: maybe,
  title: z.string(),
  slug: z._default(z.nullable(z.string()), ''),
  status: z._default(z.nullable(z.string()), ''),
  html: maybe,
  plaintext: maybe,
  lexical: maybe,
  mobiledoc: maybe,
  feature_image: maybe,
  custom_excerpt: maybe,
  published_at: date,
  updated_at: date,
  type: maybe,
  page: z._default(z.nullable(z.union([z.boolean(), z.number()])), null),
  visibility: maybe,
  author_id: z._default(z.nullable(id), null),
  codeinjection_head: maybe,
  codeinjection_foot: maybe,
});
type GhostPost = z.infer<typeof postSchema>;

const dataSchema = z.object({
  posts: z.array(z.unknown()),
  tags: rows({ id, name: z.string() }),
  posts_tags: rows({ post_id: id, tag_id: id }),
  users: rows({ id, name: z.string() }),
  posts_authors: rows({ post_id: id, author_id: id }),
  posts_meta: rows({ post_id: id, email_only: z.optional(z.unknown()) }),
  settings: rows({ key: z.string(), value: z.nullable(z.unknown()) }),
});
type Data = z.infer<typeof dataSchema>;

/** How an export writes the address of its site, which it does not say. */
const placeholder = '__GHOST_URL__';

const placeOf = ({ id: number, title }: GhostPost) => `post ${number ?? '–'}, “${title}”`;

/** Whether a JSON document is an export of Ghost. */
export function findGhostData(document: unknown): unknown {
  const [first] = (document as { db?: { data?: unknown }[] } | null)?.db ?? [];
  return first?.data ?? (document as { data?: { posts?: unknown } } | null)?.data ?? null;
}

function parse(document: unknown): Data {
  const parsed = z.safeParse(dataSchema, findGhostData(document));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new UnreadableFile('invalid_shape', 'data', field);
}

/** Reads posts one by one: a wrong one is told, unless there is no other. */
function parsePosts(data: Data): { posts: GhostPost[]; findings: Finding[] } {
  const posts: GhostPost[] = [];
  const findings: Finding[] = [];
  for (const [at, row] of data.posts.entries()) {
    const parsed = z.safeParse(postSchema, row);
    if (parsed.success) {
      posts.push(parsed.data);
      continue;
    }
    const field = `posts.${at}.${parsed.error.issues[0]?.path.map(String).join('.') ?? ''}`;
    const { title } = (row ?? {}) as { title?: unknown };
    findings.push({
      where: `post ${at + 1}, “${typeof title === 'string' ? title : ''}”`,
      code: 'item_unreadable',
      detail: field,
    });
  }
  const [first] = findings;
  if (posts.length === 0 && first) throw new UnreadableFile('invalid_shape', 'data', first.detail);
  return { posts, findings };
}

/** An instant of any version of Ghost: ISO, milliseconds, or `2016-05-02 10:00:00` in UTC. */
function instantOf(value: string | number | null): string | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const plain = typeof text === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/.test(text);
  const time = plain ? Date.parse(`${text.replace(' ', 'T')}Z`) : new Date(text ?? '').getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const plainParts = (text: string) => ({
  parts: [paragraphsOf(text)],
  leftOut: [],
  isForMembers: false,
});

/** A text as Ghost rendered it, or else as its editor keeps it, or else without marks. */
function readText(post: GhostPost): GhostText & { fault: string } {
  const { html, lexical, mobiledoc, plaintext } = post;
  if (html?.trim())
    return {
      parts: [html],
      leftOut: [],
      isForMembers: html.includes('<!--members-only-->'),
      fault: '',
    };
  try {
    if (lexical) return { ...readLexical(lexical), fault: '' };
    if (mobiledoc) return { ...readMobiledoc(mobiledoc), fault: '' };
  } catch (error) {
    const fault = error instanceof RangeError ? error.message : 'JSON';
    return { ...plainParts(plaintext ?? ''), fault };
  }
  return { ...plainParts(plaintext ?? ''), fault: '' };
}

function paragraphsOf(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return safe
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** The names that tables of pairs join to posts, in their order. */
function joiner<Pair extends { post_id: string | number }>(
  pairs: readonly Pair[],
  named: readonly { id: string | number; name: string }[],
  idOf: (pair: Pair) => string | number,
): (post: GhostPost) => string[] {
  const names = new Map(named.map(({ id: key, name }) => [String(key), name]));
  const byPost = Map.groupBy(pairs, ({ post_id }) => String(post_id));
  return (post) =>
    (byPost.get(String(post.id)) ?? []).flatMap((pair) => names.get(String(idOf(pair))) ?? []);
}

/** Whether a post may be public here, and what is said of it. */
function stateOf(
  post: GhostPost,
  { isMailOnly, hasMembersPart }: { isMailOnly: boolean; hasMembersPart: boolean },
): { state: PostState; told: Finding['code'][] } {
  const isForMembers = (post.visibility ?? 'public') !== 'public' || hasMembersPart;
  if (post.status === 'sent' || isMailOnly) {
    return {
      state: 'draft',
      told: isForMembers ? ['mail_is_draft', 'members_only'] : ['mail_is_draft'],
    };
  }
  if (isForMembers) return { state: 'draft', told: ['members_only'] };
  if (post.status === 'published') return { state: 'public', told: [] };
  if (post.status === 'scheduled') return { state: 'scheduled', told: ['stays_scheduled'] };
  return { state: 'draft', told: [post.status === 'draft' ? 'stays_draft' : 'status_is_draft'] };
}

/** Ghost's ids are of the whole world; those of its first versions are numbers of their site. */
function keyOf(post: GhostPost, site: string): string {
  const text = String(post.id ?? '');
  if (/^[\da-z]{2,}$/i.test(text) && !/^\d+$/.test(text)) return `ghost:${text}`;
  if (post.uuid) return `ghost:${post.uuid}`;
  return `ghost:${site}:${text}:${post.slug || post.title}`;
}

export type GhostSettings = {
  kind: ContentKind;
  now: string;
  /** The address of the old site, which no export says; empty where nobody said it. */
  oldSite: string;
  given: GivenSlugs;
  /** Returns the address in the library of a picture that came along; null for any other. */
  movePicture?: (url: string) => string | null;
};

/** Reads an export of Ghost. Posts and pages become posts. */
export async function readGhost(document: unknown, settings: GhostSettings): Promise<Incoming> {
  const { kind, now, given, movePicture = () => null } = settings;
  const data = parse(document);
  if (data.posts.length === 0) throw new UnreadableFile('nothing_in_it', '');
  const { posts, findings: faults } = parsePosts(data);
  const texts = posts.map(readText);
  const locale = data.settings.find(({ key }) => key === 'locale' || key === 'lang')?.value;
  const said: PostLanguage = /^pt\b/i.test(String(locale ?? '')) ? 'pt' : 'en';
  const language = locale ? said : guessLanguage(texts.map(({ parts }) => parts.join(' ')));
  const address = settings.oldSite.replace(/\/+$/, '');
  const site = siteName(address);
  const tagsOf = joiner(data.posts_tags, data.tags, ({ tag_id }) => tag_id);
  const authorsOf = joiner(data.posts_authors, data.users, ({ author_id }) => author_id);
  const users = new Map(data.users.map((user) => [String(user.id), user.name]));
  const mails = new Set(
    data.posts_meta.filter(({ email_only }) => email_only).map(({ post_id }) => String(post_id)),
  );
  const complete = (text: string) => (address ? text.replaceAll(placeholder, address) : text);
  const keyFor = keyGiver();
  const slugFor = slugGiver(given);

  const foreign = posts.map((post, at): SitePost => {
    const text = texts[at] ?? readText(post);
    const isMailOnly = mails.has(String(post.id));
    const { state, told } = stateOf(post, { isMailOnly, hasMembersPart: text.isForMembers });
    const key = keyFor(keyOf(post, site), `${post.uuid ?? ''}:${post.slug}`);
    const slug = slugFor(foreignId(key), post.slug ?? '', post.title);
    const authors = authorsOf(post);
    const cover = complete(post.feature_image ?? '');
    const foreignPost: ForeignPost = {
      where: placeOf(post),
      key,
      texts: {
        [language]: {
          title: post.title,
          html: text.parts.map(complete),
          excerpt: post.custom_excerpt?.trim() ?? '',
          address: address && `${address}/${post.slug}/`,
          state,
          updatedAt: instantOf(post.updated_at),
        },
      },
      slug,
      oldSlug: post.slug || slug,
      author: authors.join(', ') || (users.get(String(post.author_id)) ?? ''),
      tags: tagsOf(post),
      cover,
      coverPath: movePicture(cover),
      createdAt: instantOf(post.published_at),
      isPremium: told.includes('members_only'),
      oldPaths: language === 'en' && post.slug ? [oldPath(`/${post.slug}`)] : [],
      oldPathsPt: language === 'pt' && post.slug ? [oldPath(`/${post.slug}`)] : [],
    };
    return { post: foreignPost, told: [...toldOf(post, told), ...toldOfText(text)] };
  });
  const incoming = await convertSite(foreign, {
    kind,
    now,
    format: 'ghost',
    given,
    address,
    ownPath: (url) => (url.startsWith(placeholder) ? url.slice(placeholder.length) || '/' : null),
    movePicture,
  });
  incoming.findings.unshift(...faults);
  if (address === '' && texts.some(({ parts }) => parts.some((part) => part.includes(placeholder))))
    incoming.findings.push({ where: 'settings', code: 'old_site_unknown', detail: placeholder });
  return incoming;
}

function toldOfText({ leftOut, fault }: ReturnType<typeof readText>): SitePost['told'] {
  const told: SitePost['told'] = leftOut.map((words) => ({
    code: 'element_left_out',
    detail: cut(words, 1_000),
  }));
  if (fault !== '') told.push({ code: 'text_unreadable', detail: fault });
  return told;
}

function toldOf(post: GhostPost, codes: readonly Finding['code'][]): SitePost['told'] {
  const details: Partial<Record<Finding['code'], string>> = {
    members_only: post.visibility ?? '',
    status_is_draft: post.status ?? '',
    stays_scheduled: String(post.published_at ?? ''),
  };
  const told: SitePost['told'] = codes.map((code) => ({ code, detail: details[code] ?? '' }));
  if (post.type === 'page' || post.page === true || post.page === 1)
    told.unshift({ code: 'page_is_post', detail: '' });
  for (const code of [post.codeinjection_head, post.codeinjection_foot])
    if (code?.trim())
      told.push({ code: 'element_left_out', detail: `script: ${code.slice(0, 80)}` });
  return told;
}
