import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { drawArt } from '#ui/art/generator/draw-art.server.ts';
import { blogCardsQuery, blogPostQuery, relatedPostsQuery } from './blog.queries.ts';
import { type BlogPostCard, relatedTo } from './blog.ts';

function card(id: string, ...tags: string[]): BlogPostCard {
  return {
    id,
    slug: id,
    title: id,
    summary: '',
    author: '',
    imageUrl: '',
    tags,
    isPremium: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

describe('related posts', () => {
  it('are at most three others that share a tag', () => {
    const candidates = ['a', 'me', 'b', 'c', 'd'].map((id) => card(id, 'tax'));
    const related = relatedTo(card('me', 'tax', 'gdpr'), [card('other', 'hiring'), ...candidates]);
    expect(related.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('are none for a post without tags', () => {
    expect(relatedTo(card('me'), [card('a', 'tax')])).toEqual([]);
  });
});

describe('the URLs that blog lists are fetched from', () => {
  it('request cards, and name only active filters', () => {
    expect(blogCardsQuery({ limit: 4 }).queryKey).toEqual(['/api/blog-posts?fields=card&limit=4']);
    expect(
      blogCardsQuery({ q: 'a&b', tags: ['tax', 'gdpr'], premium: false, limit: 7 }).queryKey,
    ).toEqual(['/api/blog-posts?fields=card&q=a%26b&tag=gdpr&tag=tax&premium=false&limit=7']);
  });

  it('request related posts by the slug alone', () => {
    expect(relatedPostsQuery('a&b').queryKey).toEqual([
      '/api/blog-posts?fields=card&related=a%26b&limit=3',
    ]);
  });

  it('escape a slug', () => {
    expect(blogPostQuery('a/b?c').queryKey).toEqual(['/api/blog-posts/slug/a%2Fb%3Fc']);
  });
});

it('the samples draw figures that exist, with words for whoever cannot see them', async () => {
  const pictures = (await Promise.all(samplePosts.map((post) => parseMarkdown(post.content))))
    .flat()
    .filter((block) => block.type === 'picture');
  expect(pictures).toHaveLength(samplePosts.length);
  for (const { src, alt, caption } of pictures) {
    expect(drawArt(src.replace(/^\/art\/|\.svg$/g, '')), src).toContain('<svg');
    expect(alt.length, src).toBeGreaterThan(10);
    expect(caption, src).toBeTruthy();
  }
});
