import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { sampleTags } from '#database/seed/tags.ts';
import {
  blogPostCardsSchema,
  blogPostSchema,
  blogPostsSchema,
  blogTagsSchema,
} from '#features/blog/blog.schema.ts';
import { insertPosts } from '../../factories/blog-posts.ts';
import { type ContentSite, createContentSite, read } from '../../factories/content/content-site.ts';

let samples: ContentSite;
let site: ContentSite;
beforeAll(async () => {
  samples = await createContentSite();
  site = await createContentSite({ seeded: false });
  await insertPosts(site.database, [
    { slug: 'old', title: 'Tax at 100%', tags: ['tax'], createdAt: '2026-01-01T00:00:00.000Z' },
    {
      slug: 'mid',
      title: 'Tax at 100 euros',
      tags: ['gdpr', 'tax'],
      isPremium: true,
      createdAt: '2026-02-01T00:00:00.000Z',
    },
    {
      slug: 'pt',
      titlePt: 'FATURAÇÃO ELETRÓNICA',
      tags: ['hiring'],
      createdAt: '2026-03-01T00:00:00.000Z',
    },
    {
      slug: 'who',
      author: 'Élia_Nunes',
      summary: 'Nothing',
      createdAt: '2026-04-01T00:00:00.000Z',
    },
    { slug: 'twin-b', content: 'only-in-content', createdAt: '2026-05-01T00:00:00.000Z' },
    { slug: 'twin-a', createdAt: '2026-05-01T00:00:00.000Z' },
  ]);
});
afterAll(() => Promise.all([samples.close(), site.close()]));

async function slugs(query: string): Promise<string[]> {
  const cards = await read(site, `/api/blog-posts?fields=card&${query}`);
  return z.parse(blogPostCardsSchema, cards).map(({ slug }) => slug);
}

/** A sample as lists return it: without what it is about, its texts as words. */
async function listed(post: (typeof samplePosts)[number]) {
  const { serviceId: _, packageId: __, caseStudyId: ___, ...shown } = post;
  const wordsOf = async (markdown: string) => plainText(await parseMarkdown(markdown));
  const [content, contentPt] = [await wordsOf(post.content), await wordsOf(post.contentPt)];
  return { ...shown, content, contentPt };
}

describe('the list of posts', () => {
  it('is the full list with content, newest first, without parameters', async () => {
    const posts = z.parse(blogPostsSchema, await read(samples, '/api/blog-posts'));
    const newestFirst = [...samplePosts].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    expect(posts).toEqual(await Promise.all(newestFirst.map(listed)));
  });

  it('orders posts of the same instant by id', async () => {
    expect(await slugs('')).toEqual(['twin-a', 'twin-b', 'who', 'pt', 'mid', 'old']);
  });

  it('is limited by limit and offset, separately or together', async () => {
    expect(await slugs('limit=2')).toEqual(['twin-a', 'twin-b']);
    expect(await slugs('offset=4')).toEqual(['mid', 'old']);
    expect(await slugs('limit=2&offset=1')).toEqual(['twin-b', 'who']);
    expect(await slugs('offset=99')).toEqual([]);
  });

  it('takes any of several tags, and premium or not', async () => {
    expect(await slugs('tag=tax')).toEqual(['mid', 'old']);
    expect(await slugs('tag=hiring&tag=gdpr')).toEqual(['pt', 'mid']);
    expect(await slugs('tag=unknown')).toEqual([]);
    expect(await slugs('premium=true')).toEqual(['mid']);
    expect(await slugs('premium=false&tag=tax')).toEqual(['old']);
  });

  it('keeps the order of a post’s tags, and returns an empty list without tags', async () => {
    const posts = z.parse(blogPostsSchema, await read(site, '/api/blog-posts'));
    expect(posts.find(({ slug }) => slug === 'mid')?.tags).toEqual(['gdpr', 'tax']);
    expect(posts.find(({ slug }) => slug === 'who')?.tags).toEqual([]);
  });

  it('omits a missing Portuguese twin', async () => {
    const post = await read(site, '/api/blog-posts/slug/old');
    expect(post).not.toHaveProperty('titlePt');
  });
});

describe('the search', () => {
  it.each([
    ['TAX AT', ['mid', 'old']],
    ['faturação eletrónica', ['pt']],
    ['FATURACAO', ['pt']],
    ['élia', ['who']],
    ['nothing', ['who']],
    ['only-in-content', []],
  ])('finds "%s" in title, summary or author of either language', async (q, found) => {
    expect(await slugs(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it.each([
    ['100%', ['old']],
    ['a_N', ['who']],
    ['x_y', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['%', ['old']],
  ])('takes "%s" literally', async (q, found) => {
    expect(await slugs(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('filters nothing when it is empty, and tolerates a NUL', async () => {
    expect(await slugs('q=')).toHaveLength(6);
    expect(await slugs('q=%00tax%00at')).toEqual(['mid', 'old']);
  });

  it('combines with tag and premium', async () => {
    expect(await slugs('q=tax&tag=gdpr&premium=true&limit=1')).toEqual(['mid']);
    expect(await slugs('q=tax&tag=hiring')).toEqual([]);
  });
});

describe('a parameter that is not valid', () => {
  it.each([
    ['limit', 'limit=-1'],
    ['limit', 'limit=abc'],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit='],
    ['limit', 'limit=1&limit=2'],
    ['offset', 'offset=-1'],
    ['offset', 'offset=1.5'],
    ['premium', 'premium=maybe'],
    ['fields', 'fields=all'],
    ['q', `q=${'x'.repeat(201)}`],
    ['tag', 'tag=%00'],
  ])('%s is named in the problem for %s', async (field, query) => {
    const response = await site.app.request(`/api/blog-posts?${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { code, errors } = z.parse(
      z.object({
        code: z.string(),
        errors: z.array(z.object({ field: z.string(), message: z.string() })),
      }),
      await response.json(),
    );
    expect(code).toBe('invalid_fields');
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).toContain(field);
  });

  it('is refused for case studies too, and an unknown one is dropped', async () => {
    expect((await site.app.request('/api/case-studies?limit=-1')).status).toBe(422);
    expect(await slugs('colour=blue&limit=1')).toEqual(['twin-a']);
  });
});

describe('one post and the tags', () => {
  it('returns a post by its slug', async () => {
    const [first] = samplePosts;
    const answer = await read(samples, `/api/blog-posts/slug/${first?.slug}`);
    const post = z.parse(blogPostSchema, answer);
    expect(post).toMatchObject(first ? await listed(first) : {});
  });

  it('names the service, the package and the case study that a post is about, while they are public', async () => {
    const about = async () =>
      z.parse(blogPostSchema, await read(samples, '/api/blog-posts/slug/iva-oss')).about;
    expect(await about()).toMatchObject({
      service: { id: 'ecommerce', titlePt: 'Consultoria de e-commerce' },
      package: { id: 'store-care', title: 'Store Care' },
      caseStudy: { id: 'oliva' },
    });
    await samples.database.transaction((trx) =>
      trx
        .updateTable('blogPosts')
        .set({ serviceId: 'gone', packageId: 'gone', caseStudyId: null })
        .where('slug', '=', 'iva-oss')
        .execute(),
    );
    expect(await about()).toBeUndefined();
  });

  it('lists the tags in use once each, by name, with their Portuguese', async () => {
    const tags = z.parse(blogTagsSchema, await read(samples, '/api/blog-tags'));
    const used = new Set(samplePosts.flatMap((post) => post.tags));
    const expected = sampleTags.filter(({ tag }) => used.has(tag));
    expect(tags).toEqual(expected.sort((a, b) => (a.tag < b.tag ? -1 : 1)));
    expect(await read(site, '/api/blog-tags')).toEqual([
      { tag: 'gdpr' },
      { tag: 'hiring' },
      { tag: 'tax' },
    ]);
  });
});

describe('among ten thousand posts', () => {
  it('returns six cards with their tags, in a small response and quickly', async () => {
    const crowd = await createContentSite({ seeded: false });
    const start = Date.UTC(2020, 0, 1);
    const posts = Array.from({ length: 10_000 }, (_, index) => ({
      slug: `crowd-${index}`,
      title: `Crowd ${index}`,
      content: 'Long. '.repeat(200),
      tags: ['tax', `tag-${index % 20}`],
      createdAt: new Date(start + index * 3_600_000).toISOString(),
    }));
    await insertPosts(crowd.database, posts);
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const answer = await read(crowd, '/api/blog-posts?limit=6&fields=card');
    // The processor's time, in microseconds; that of PostgreSQL is seen by the clock alone.
    expect(process.cpuUsage(cpu).user).toBeLessThan(500_000);
    expect(performance.now() - started).toBeLessThan(5_000);
    const cards = z.parse(blogPostCardsSchema, answer);
    expect(cards.map(({ slug }) => slug)).toEqual(
      [9999, 9998, 9997, 9996, 9995, 9994].map((index) => `crowd-${index}`),
    );
    expect(cards[0]?.tags).toEqual(['tax', 'tag-19']);
    expect(JSON.stringify(answer).length).toBeLessThan(3_000);
    expect(await read(crowd, '/api/blog-posts')).toHaveLength(10_000);
    await crowd.close();
  });
});
