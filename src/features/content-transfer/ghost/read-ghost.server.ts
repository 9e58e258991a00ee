import * as z from 'zod/mini';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type Finding, type Incoming, UnreadableFile } from '../incoming.ts';
import { moveLinksTo } from '../posts/move-links.server.ts';
import { type ForeignPost, toPostRecord } from '../posts/post-record.server.ts';

const id = z.union([z.string(), z.number()]);
const maybe = z._default(z.nullable(z.string()), null);
const rows = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z._default(z.array(z.object(shape)), []);

const dataSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      status: z.string(),
      html: maybe,
      plaintext: maybe,
      feature_image: maybe,
      custom_excerpt: maybe,
      published_at: maybe,
      type: maybe,
      visibility: maybe,
      locale: maybe,
    }),
  ),
  tags: rows({ id, name: z.string() }),
  posts_tags: rows({ post_id: id, tag_id: id }),
  users: rows({ id, name: z.string() }),
  posts_authors: rows({ post_id: id, author_id: id }),
  settings: rows({ key: z.string(), value: z.nullable(z.unknown()) }),
});
type Data = z.infer<typeof dataSchema>;
type GhostPost = Data['posts'][number];

const placeOf = ({ id: number, title }: GhostPost) => `post ${number}, “${title}”`;

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

function instantOf(date: string | null): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const states: Record<string, ForeignPost['state']> = {
  published: 'public',
  sent: 'public',
  scheduled: 'scheduled',
  draft: 'draft',
};

function paragraphsOf(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return safe
    .split(/\n\s*\n/)
    .map((part) => `<p>${part}</p>`)
    .join('');
}

/** The names of what a table of pairs joins to a post, in its order. */
function joined<Pair extends { post_id: string | number }>(
  pairs: readonly Pair[],
  post: GhostPost,
  nameOf: (pair: Pair) => string | undefined,
): string[] {
  return pairs.filter(({ post_id }) => post_id === post.id).flatMap((pair) => nameOf(pair) ?? []);
}

function toForeignPost(post: GhostPost, data: Data, site: string): ForeignPost {
  const tags = joined(
    data.posts_tags,
    post,
    (pair) => data.tags.find((tag) => tag.id === pair.tag_id)?.name,
  );
  const authors = joined(
    data.posts_authors,
    post,
    (pair) => data.users.find((user) => user.id === pair.author_id)?.name,
  );
  return {
    where: placeOf(post),
    key: `ghost:${post.id}`,
    title: post.title.trim(),
    html: (post.html ?? paragraphsOf(post.plaintext ?? '')).replaceAll('__GHOST_URL__', site),
    excerpt: post.custom_excerpt?.trim() ?? '',
    slug: post.slug,
    author: authors.join(', '),
    tags,
    cover: post.feature_image ?? '',
    createdAt: instantOf(post.published_at),
    state: states[post.status] ?? 'draft',
    isPremium: (post.visibility ?? 'public') !== 'public',
    oldPaths: [`/${post.slug}`],
  };
}

function findingsOf(post: GhostPost): Finding[] {
  const where = placeOf(post);
  const findings: Finding[] = [];
  if (post.type === 'page') findings.push({ where, code: 'page_is_post', detail: '' });
  const { visibility } = post;
  if (visibility && visibility !== 'public')
    findings.push({ where, code: 'members_only', detail: visibility });
  if (!(post.status in states))
    findings.push({ where, code: 'status_left_out', detail: post.status });
  return findings;
}

/** Reads an export of Ghost by the HTML of its posts. Posts and pages become posts. */
export async function readGhost(
  document: unknown,
  kind: ContentKind,
  now: string,
): Promise<Incoming> {
  const data = parse(document);
  if (data.posts.length === 0) throw new UnreadableFile('nothing_in_it', '');
  const locale = data.settings.find(({ key }) => key === 'locale' || key === 'lang')?.value;
  const language = /^pt\b/i.test(String(locale ?? '')) ? 'pt' : 'en';
  // An export does not say where its site was.
  const site = 'https://ghost.invalid';
  const posts = data.posts.map((post) => toForeignPost(post, data, site));
  const moveLink = moveLinksTo(kind, posts, site);
  const incoming: Incoming = { format: 'ghost', records: [], redirects: [], findings: [] };
  for (const [at, post] of posts.entries()) {
    const { record, findings } = await toPostRecord(post, { kind, language, now, moveLink });
    incoming.records.push(record);
    const own = data.posts[at];
    incoming.findings.push(...(own ? findingsOf(own) : []), ...findings);
  }
  return incoming;
}
