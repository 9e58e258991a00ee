import { describe, expect, expectTypeOf, it } from 'vitest';
import { definePath, matchPattern, type PathParams } from './page-path.ts';

const postPath = definePath('/blog/:slug');
const taskPath = definePath('/projects/:project/tasks/:task');

describe('the address of a page', () => {
  it('has its params filled in and encoded', () => {
    expect(definePath('/blog').href()).toBe('/blog');
    expect(postPath.href({ slug: 'iva-oss' })).toBe('/blog/iva-oss');
    expect(postPath.href({ slug: 'a/b ç?' })).toBe('/blog/a%2Fb%20%C3%A7%3F');
    expect(taskPath.href({ project: '7', task: ':project' })).toBe('/projects/7/tasks/%3Aproject');
  });

  it('has the params of its pattern as a type', () => {
    expectTypeOf<PathParams<'/blog'>>().toEqualTypeOf<Record<never, string>>();
    expectTypeOf<PathParams<'/blog/:slug'>>().toEqualTypeOf<{ slug: string }>();
    expectTypeOf<PathParams<'/:a/b/:c'>>().toEqualTypeOf<{ a: string; c: string }>();
  });

  it('does not compile without its params or with others', () => {
    // @ts-expect-error The slug is missing.
    postPath.href();
    // @ts-expect-error The param has another name.
    postPath.href({ id: 'a' });
    // @ts-expect-error A fixed address has no params.
    definePath('/blog').href({ slug: 'a' });
    // @ts-expect-error A pattern begins at the root.
    definePath('blog');
  });
});

describe('a path matches a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/blog', '/blog', {}],
    ['/blog/:slug', '/blog/iva-oss', { slug: 'iva-oss' }],
    ['/blog/:slug', '/blog/a%2Fb%20%C3%A7', { slug: 'a/b ç' }],
    ['/blog', '/%62log', {}],
    ['/:a/b/:c', '/1/b/2', { a: '1', c: '2' }],
  ])('%s: %s', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params);
  });

  it.each([
    ['/blog', '/'],
    ['/blog', '/blog/iva-oss'],
    ['/blog/:slug', '/blog'],
    ['/blog/:slug', '/blog/a/b'],
    ['/blog/:slug', '/news/a'],
    ['/blog/:slug', '/blog/%E0%A4%A'],
    ['*', '/'],
    ['*', '/*'],
  ])('%s: not %s', (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull();
  });
});
