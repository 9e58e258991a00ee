import { describe, expect, it } from 'vitest';
import { parseAddress } from '#core/site-address.ts';
import { matchPage, sitePages } from './site-map.ts';

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
  ])('leads %s to %s, and its Portuguese twin too', (path, name, params) => {
    expect(matched(path)).toEqual([name, params]);
    expect(matched(`/pt${path}`)).toEqual([name, params]);
  });

  it.each(['/case-studies/', '//case-studies//'])(
    'takes %s, without an id, for the list',
    (path) => {
      expect(matched(path)).toEqual(['case-studies', {}]);
    },
  );

  it('asks for one case study only where an id stands in the address', () => {
    const asking = sitePages.filter(({ subject }) =>
      subject?.({
        params: { id: 'x', slug: 'x' },
        search: new URLSearchParams(),
      }).queryKey[0].endsWith('/api/case-studies/x'),
    );
    expect(asking.map(({ path }) => path.pattern)).toEqual(['/case-studies/:id']);
  });
});
