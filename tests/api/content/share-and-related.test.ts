import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blogPostCardsSchema } from '#features/blog/blog.schema.ts';
import { insertPosts } from '../../factories/blog-posts.ts';
import { type ContentSite, createContentSite, read } from '../../factories/content/content-site.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await createContentSite({ seeded: false });
  await insertPosts(site.database, [
    { slug: 'me', title: 'Me & "you"', titlePt: 'Eu', tags: ['tax', 'gdpr'] },
    { slug: 'both', tags: ['gdpr', 'tax'], createdAt: '2026-02-01T00:00:00.000Z' },
    { slug: 'one', tags: ['tax'], createdAt: '2026-03-01T00:00:00.000Z' },
    { slug: 'other', tags: ['hiring'], createdAt: '2026-04-01T00:00:00.000Z' },
    { slug: 'alone' },
  ]);
});
afterAll(() => site.close());

async function related(query: string): Promise<string[]> {
  const cards = await read(site, `/api/blog-posts?fields=card&${query}`);
  return z.parse(blogPostCardsSchema, cards).map(({ slug }) => slug);
}

describe('the posts related to one', () => {
  it('share a tag with it, each once, newest first, never itself', async () => {
    expect(await related('related=me')).toEqual(['one', 'both']);
    expect(await related('related=me&limit=1')).toEqual(['one']);
    expect(await related('related=me&tag=gdpr')).toEqual(['both']);
  });

  it('are none for a post without tags and for an unknown post', async () => {
    expect(await related('related=alone')).toEqual([]);
    expect(await related('related=unknown')).toEqual([]);
    expect(await related(`related=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  it.each(['related=%00', 'related=a&related=b'])('%s is refused', async (query) => {
    expect((await site.app.request(`/api/blog-posts?${query}`)).status).toBe(422);
  });
});

describe('a share link', () => {
  async function target(path: string): Promise<URL> {
    const response = await site.app.request(`https://site.example/api/blog-posts/slug/${path}`);
    expect(response.status).toBe(302);
    return new URL(response.headers.get('location') ?? '');
  }

  it.each(['facebook', 'twitter', 'linkedin'])('redirects to %s', async (network) => {
    const { hostname, searchParams } = await target(`me/share/${network}`);
    expect(hostname).toContain(`${network}.com`);
    const given = [...searchParams.values()];
    expect(given).toEqual(expect.arrayContaining(['https://site.example/blog/me', 'Me & "you"']));
  });

  it('has the Portuguese page and title on request', async () => {
    const { searchParams } = await target('me/share/twitter?lang=pt');
    expect(searchParams.get('url')).toBe('https://site.example/pt/blog/me');
    expect(searchParams.get('text')).toBe('Eu');
  });

  it.each(['me/share/elsewhere', 'unknown/share/twitter', '%00/share/twitter'])(
    'returns 404 for %s',
    async (path) => {
      expect((await site.app.request(`/api/blog-posts/slug/${path}`)).status).toBe(404);
    },
  );
});
