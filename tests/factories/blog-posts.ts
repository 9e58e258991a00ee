import { searchText } from '#core/search-text.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Database } from '#platform/database/database.server.ts';

export type NewPost = {
  slug?: string;
  title?: string;
  titlePt?: string | null;
  summary?: string;
  author?: string;
  content?: string;
  tags?: string[];
  isPremium?: boolean;
  createdAt?: string;
};

let made = 0;

function rowsOf(given: NewPost) {
  made += 1;
  const { tags = [], ...overrides } = given;
  const slug = given.slug ?? `post-${made}`;
  const post = {
    id: slug,
    slug,
    title: `Post ${made}`,
    titlePt: null,
    summary: 'A summary',
    summaryPt: null,
    author: 'An Author',
    imageUrl: '/art/post.svg',
    isPremium: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    content: 'First paragraph.\n\nSecond paragraph.',
    contentPt: null,
    ...overrides,
  };
  return {
    post: { ...post, searchText: searchText(post.title, post.titlePt, post.summary, post.author) },
    tags: tags.map((tag, sort) => ({ postId: post.id, tag, sort })),
  };
}

/** Stores posts; missing fields get defaults. */
export async function insertPosts(database: Database, posts: NewPost[]): Promise<void> {
  const rows = posts.map(rowsOf);
  await database.transaction(async (trx) => {
    await inChunks(
      rows.map(({ post }) => post),
      (chunk) => trx.insertInto('blogPosts').values(chunk).execute(),
    );
    await inChunks(
      rows.flatMap(({ tags }) => tags),
      (chunk) => trx.insertInto('blogPostTags').values(chunk).execute(),
    );
  });
}
