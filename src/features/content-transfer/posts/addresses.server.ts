import { sql } from 'kysely';
import { slugOf } from '#core/slug-of.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Posts of other systems become records of this kind. */
export function requirePosts(kinds: readonly ContentKind[]): ContentKind {
  const posts = kinds.find(({ name }) => name === 'posts');
  if (!posts) throw new Error('There is no kind of content for posts');
  return posts;
}

/** The addresses that public posts of this site have, each with the id of its post. */
export type GivenSlugs = ReadonlyMap<string, string>;

export async function listGivenSlugs(db: Queryable, kind: ContentKind): Promise<GivenSlugs> {
  if (kind.public === null) return new Map();
  const { table, id } = kind.public;
  const { rows } = await sql<{ slug: string; id: string }>`
    select slug, ${sql.ref(id)} as id from ${sql.table(table)}`.execute(db);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** Returns a text as an address may have it. */
export const toSlug = (text: string) => slugOf(text).slice(0, 190).replace(/-+$/, '');

/**
 * Returns a function that gives the post of an id an address which no other has, here or in its file:
 * the first of the wanted words that makes one, with a number where it is taken.
 */
export function slugGiver(given: GivenSlugs): (id: string, ...wanted: string[]) => string {
  const taken = new Set<string>();
  return (id, ...wanted) => {
    const first = wanted.map(toSlug).find((slug) => slug !== '') ?? 'post';
    const isTaken = (slug: string) => taken.has(slug) || (given.get(slug) ?? id) !== id;
    let slug = first;
    for (let more = 2; isTaken(slug); more += 1) slug = `${first}-${more}`;
    taken.add(slug);
    return slug;
  };
}

/** Where a public post will be, and was: in both languages, spelled by `oldPath`. */
export type PostPlace = { id: string; slug: string; oldPaths: readonly string[] };

/**
 * Decides to which post each old address leads: among the posts of its file to the first that had it.
 * Returns those by address, and by the ids of posts the addresses that do not become redirects to
 * them, because another post has them at the old site, or here.
 */
export function shareOldPaths(
  kind: ContentKind,
  posts: Iterable<PostPlace>,
  given: GivenSlugs,
): { leading: Map<string, string>; lost: Map<string, string[]> } {
  const addressOf = (slug: string) => kind.addressOf({ ...kind.empty, slug }, '') ?? '';
  const all = [...posts];
  const living = new Map([...given].map(([slug, id]) => [addressOf(slug), id]));
  for (const { slug, id } of all) living.set(addressOf(slug), id);
  const leading = new Map<string, string>();
  const lost = new Map<string, string[]>();
  for (const { id, slug, oldPaths } of all) {
    const address = addressOf(slug);
    if (address === '') continue;
    const left: string[] = [];
    for (const path of oldPaths) {
      const isFirst = (leading.get(path) ?? address) === address;
      if (isFirst) leading.set(path, address);
      if (!isFirst || (living.get(path) ?? id) !== id) left.push(path);
    }
    if (left.length > 0) lost.set(id, [...(lost.get(id) ?? []), ...left]);
  }
  return { leading, lost };
}
