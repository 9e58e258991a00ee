import { describe, expect, it } from 'vitest';
import { HttpError } from '#core/http-error.ts';
import { listedPages } from './listed-pages.server.ts';
import { sitePages } from './site-map.ts';

const responses: Record<string, unknown> = {
  '/api/blog-posts?fields=card': [
    { slug: 'iva-oss', createdAt: '2026-09-01T10:00:00.000Z' },
    { slug: 'a b' },
  ],
  '/api/case-studies?fields=card': [{ id: 'halden' }],
  '/api/newsletter/archive': { languages: ['en', 'pt'] },
  '/api/newsletter/issues': [
    { slug: 'calendar', languages: ['en'], noindex: false },
    { slug: 'quiet', languages: ['en', 'pt'], noindex: true },
  ],
};

async function readUrl(url: string): Promise<unknown> {
  if (url in responses) return responses[url];
  throw new HttpError(404, '');
}

describe('the addresses for search engines', () => {
  it('are the fixed ones and those of each row of a list, encoded', async () => {
    const paths = (await listedPages(readUrl)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/case-studies', '/blog']));
    expect(paths.filter((path) => path.split('/').length > 2).sort()).toEqual([
      '/blog/a%20b',
      '/blog/iva-oss',
      '/case-studies/halden',
      '/newsletter/issues',
      '/newsletter/issues/calendar',
    ]);
  });

  it('leave out what search engines shall not list, and languages without a text', async () => {
    const pages = await listedPages(readUrl);
    const languagesOf = (path: string) => pages.find((page) => page.path === path)?.languages;
    expect(languagesOf('/newsletter/issues/calendar')).toEqual(['en']);
    expect(languagesOf('/newsletter/issues/quiet')).toBeUndefined();
    expect(languagesOf('/blog')).toEqual(['en', 'pt']);
  });

  it('of rows say when the row was published, as far as it is known', async () => {
    const pages = await listedPages(readUrl);
    const changedAt = (path: string) => pages.find((page) => page.path === path)?.changedAt;
    expect(changedAt('/blog/iva-oss')).toBe('2026-09-01T10:00:00.000Z');
    expect(changedAt('/blog/a%20b')).toBeUndefined();
    expect(changedAt('/blog')).toBeUndefined();
  });

  it('include no personal page and none with status 404', async () => {
    const paths = (await listedPages(readUrl)).map(({ path }) => path);
    const hidden = sitePages.filter(({ personal, status }) => personal || status);
    expect(hidden.length).toBeGreaterThan(3);
    expect(hidden.filter(({ path }) => paths.includes(path.pattern))).toEqual([]);
    expect(paths.filter((path) => /[:*]/.test(path))).toEqual([]);
  });

  it('include every page that may be indexed', async () => {
    const paths = (await listedPages(readUrl)).map(({ path }) => path);
    const indexed = sitePages.filter(({ personal, status }) => !personal && !status);
    const missing = indexed.filter(({ path }) => {
      const pattern = new RegExp(`^${path.pattern.replace(/:\w+/g, '[^/]+')}$`);
      return !paths.some((listed) => pattern.test(listed));
    });
    expect(missing).toEqual([]);
  });

  it('are not listed without those of a list that is temporarily unavailable', async () => {
    const away = new HttpError(503, '');
    await expect(listedPages(() => Promise.reject(away))).rejects.toBe(away);
  });

  it('still include the other pages when a list is broken', async () => {
    const paths = (await listedPages(async () => Promise.reject(new HttpError(500, '')))).map(
      ({ path }) => path,
    );
    expect(paths).toContain('/blog');
    expect(paths.filter((path) => path.split('/').length > 2)).toEqual([]);
  });
});
