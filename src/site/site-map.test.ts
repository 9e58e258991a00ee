import { describe, expect, it } from 'vitest';
import { definePath } from '#core/page-path.ts';
import { parseAddress } from '#core/site-address.ts';
import { definePage, type Page } from './define-page.ts';
import { inMatchingOrder, matchPage, sitePages } from './site-map.ts';

function matched(path: string) {
  const { page, params } = matchPage(parseAddress(path));
  return [page.name, params];
}

describe('the site map', () => {
  it.each([
    ['/', 'home', {}],
    ['/services', 'services', {}],
    ['/contact', 'contact', {}],
    ['/book-consultation', 'book-consultation', {}],
    ['/case-studies', 'case-studies', {}],
    ['/case-studies/halden', 'case-study', { id: 'halden' }],
    ['/blog', 'blog', {}],
    ['/blog/iva-oss', 'blog-post', { slug: 'iva-oss' }],
    ['/client-portal', 'client-portal', {}],
    ['/checkout', 'checkout', {}],
    ['/payment-success', 'payment-success', {}],
    ['/anything-else', 'not-found', {}],
  ])('leads %s to %s, and its Portuguese address too', (path, name, params) => {
    expect(matched(path)).toEqual([name, params]);
    expect(matched(`/pt${path}`)).toEqual([name, params]);
  });

  it.each(['/case-studies/', '//case-studies//'])(
    'matches %s, without an id, as the list',
    (path) => {
      expect(matched(path)).toEqual(['case-studies', {}]);
    },
  );

  it('knows what the status of a personal page with params depends on', () => {
    const records = Object.keys(import.meta.glob('./pages/*/*.record.server.ts'));
    const named = sitePages.filter(({ personal, path }) => personal && path.pattern.includes('/:'));
    expect(named.length).toBeGreaterThan(2);
    for (const { name, subject } of named)
      expect([name, Boolean(subject) || records.join().includes(`/${name}.record`)]).toEqual([
        name,
        true,
      ]);
  });

  it('fetches one case study only where the address has an id', () => {
    const fetching = sitePages.filter(({ subject }) =>
      subject?.({
        params: { id: 'x', slug: 'x' },
        search: new URLSearchParams(),
      }).queryKey[0].endsWith('/api/case-studies/x'),
    );
    expect(fetching.map(({ path }) => path.pattern)).toEqual(['/case-studies/:id']);
  });
});

describe('the pages of the site', () => {
  const files = Object.entries(
    import.meta.glob<Page>('./pages/*/*.page.ts', { eager: true, import: 'page' }),
  );

  it('are named like their folder and their file', () => {
    expect(files.map(([file]) => file)).toEqual(
      files.map(([, { name }]) => `./pages/${name}/${name}.page.ts`),
    );
    expect(new Set(files.map(([, page]) => page))).toEqual(new Set(sitePages));
  });

  it('have a file for each folder', () => {
    const folders = Object.keys(import.meta.glob('./pages/**')).map((file) => file.split('/')[2]);
    expect(new Set(folders)).toEqual(new Set(sitePages.map(({ name }) => name)));
  });

  it('have distinct addresses', () => {
    const shapes = sitePages.map(({ path }) => path.pattern.replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(sitePages.length);
  });

  it('are each loaded from the module that the server preloads', async () => {
    const screens = import.meta.glob('./pages/*/*-screen.tsx');
    for (const { name, load } of sitePages)
      expect(await load(), name).toBe(await screens[`./pages/${name}/${name}-screen.tsx`]?.());
  });
});

describe('an address that fits two patterns', () => {
  const patterns = ['/:word', '/a/:c', '/:word/c', '/a/b', '/a', '/z-z/:c'] as const;
  const pages = inMatchingOrder(
    patterns.map((pattern) =>
      definePage({
        name: pattern,
        path: definePath<string & `/${string}`>(pattern),
        load: async () => ({ Screen: () => null }),
      }),
    ),
  );

  it.each([
    ['/a', '/a', {}],
    ['/b', '/:word', { word: 'b' }],
    ['/a/b', '/a/b', {}],
    ['/a/c', '/a/:c', { c: 'c' }],
    ['/z-z/c', '/z-z/:c', { c: 'c' }],
    ['/b/c', '/:word/c', { word: 'b' }],
    ['/b/d', 'not-found', {}],
    ['/%E0%A4%A', 'not-found', {}],
  ])('%s leads to %s: a fixed segment takes precedence over a param', (path, name, params) => {
    const { page, params: found } = matchPage({ path }, pages);
    expect([page.name, found]).toEqual([name, params]);
  });
});
