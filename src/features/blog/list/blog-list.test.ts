import { describe, expect, it } from 'vitest';
import {
  type BlogListFilter,
  blogListQuery,
  blogSearch,
  featuredPostsQuery,
  postsOnPage,
  readBlogFilter,
  tagsToOffer,
} from './blog-list.ts';

const nothing: BlogListFilter = { q: '', tag: '', premium: false, page: 1 };
const read = (query: string) => readBlogFilter(new URLSearchParams(query));

describe('the address of the list', () => {
  it('is read back as it was written', () => {
    const filter = { q: 'a&b = ção', tag: 'company setup', premium: true, page: 3 };
    expect(read(blogSearch(filter))).toEqual(filter);
    expect(blogSearch(nothing)).toBe('');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=99999',
    'page=x',
    'premium=yes',
    'q=%20%20',
    `tag=${'x'.repeat(201)}`,
    'tag=%00',
    'colour=blue',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(nothing);
  });

  it('uses the last of repeated names, and cuts a search to what the API accepts', () => {
    expect(read('tag=tax&tag=gdpr&premium=true&premium=')).toEqual({ ...nothing, tag: 'gdpr' });
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
});

describe('the lists that the page fetches', () => {
  it('request one post more than they show', () => {
    expect(blogListQuery(nothing, 1).queryKey).toEqual([
      '/api/blog-posts?fields=card&premium=false&limit=13',
    ]);
    expect(featuredPostsQuery({ ...nothing, q: 'vat', tag: 'tax' }).queryKey).toEqual([
      '/api/blog-posts?fields=card&q=vat&tag=tax&premium=true&limit=2',
    ]);
  });

  it('leave no premium post out between the first page and the second', () => {
    const premium = { ...nothing, premium: true };
    expect(postsOnPage(premium, 1)).toBe(14);
    expect(blogListQuery(premium, 1).queryKey[0]).toContain('limit=15');
    expect(blogListQuery(premium, 2).queryKey[0]).toContain('offset=14&limit=13');
    expect(blogListQuery(nothing, 2).queryKey[0]).toContain('offset=12&limit=13');
  });
});

describe('the tags to filter by', () => {
  it('are the known ones, those of the posts and the selected one, each once', () => {
    const known = [{ tag: 'tax', tagPt: 'impostos' }, { tag: 'gdpr' }];
    const offered = (language: 'en' | 'pt') =>
      tagsToOffer(known, [{ tags: ['tax', 'new'] }], 'gone', language).map(({ tag }) => tag);
    expect(offered('en')).toEqual(['gdpr', 'gone', 'new', 'tax']);
    // By what a reader sees of them: impostos.
    expect(offered('pt')).toEqual(['gdpr', 'gone', 'tax', 'new']);
  });

  it('leave out what the API does not accept', () => {
    expect(tagsToOffer([], [{ tags: ['x'.repeat(201), '', 'ok'] }], '', 'en')).toEqual([
      { tag: 'ok' },
    ]);
  });
});
