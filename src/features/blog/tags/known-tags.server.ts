import type { Queryable } from '#platform/database/database.server.ts';
import { listBlogTags } from '../blog.repository.server.ts';

/** Returns those words that are tags of the blog, each once. */
export async function knownTags(db: Queryable, words: readonly string[]): Promise<string[]> {
  const known = new Set((await listBlogTags(db)).map(({ tag }) => tag));
  return [...new Set(words)].filter((word) => known.has(word));
}
