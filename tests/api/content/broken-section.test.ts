import { describe, expect } from 'vitest';
import { readFromApi } from '#server/read-from-api.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import { brokenSectionTexts } from '#site/layout/broken-section.texts.ts';
import type { ContentSite } from '../../factories/content/content-site.ts';
import { test as it } from '../../factories/content/content-test.ts';

/** Renders a page whose reads that begin with a URL give what `change` makes of their response. */
async function renderWith(
  { app }: ContentSite,
  pathname: string,
  [url, change]: readonly [string, (data: unknown) => unknown],
) {
  const read = readFromApi(app);
  return renderPage({ pathname, search: '', origin: '' }, async (asked) =>
    asked.startsWith(url) ? change(await read(asked)) : read(asked),
  );
}

function firstWith(field: string, value: unknown) {
  return (rows: unknown) =>
    (rows as object[]).map((row, at) => (at ? row : { ...row, [field]: value }));
}

describe('one odd value', () => {
  it.for([
    ['/pt', '/api/service-packages', 'price', 'a combinar', 'pacotes e preços'],
    ['/', '/api/blog-posts', 'createdAt', 'soon', 'articles'],
    ['/', '/api/testimonials', 'company', {}, 'testimonials'],
    ['/services', '/api/testimonials', 'company', {}, 'testimonials'],
    ['/blog', '/api/blog-posts', 'author', null, 'articles'],
    ['/pt/case-studies', '/api/case-studies', 'title', null, 'casos de estudo'],
  ] as const)('on %s in %s, %s, leaves out its section alone', async (odd, { site }) => {
    const [page, url, field, value, name] = odd;
    const { status, body, broken } = await renderWith(site, page, [url, firstWith(field, value)]);
    expect(status).toBe(200);
    expect(broken).toBeInstanceOf(Error);
    const { title } = brokenSectionTexts[page.startsWith('/pt') ? 'pt' : 'en'];
    expect(body).toContain(`${title.replace('{name}', name)}</b>`);
    expect(body.match(/failure--roomy/g)).toHaveLength(1);
    expect(body).toContain('<footer');
    expect(body).toContain('</h1>');
  });

  it('does not break a section that can do without it', async ({ site }) => {
    const odd = ['/api/testimonials', firstWith('imageUrl', null)] as const;
    const { body, broken } = await renderWith(site, '/', odd);
    expect([broken, body.includes('failure--roomy')]).toEqual([null, false]);
  });
});

describe('missing data', () => {
  const nothing = () => null;

  it.for([
    ['/blog', '/api/blog-posts', 'Error loading blog posts. Please try again later.'],
    ['/case-studies', '/api/case-studies', 'Failed to load case studies'],
    ['/', '/api/service-packages', 'Error loading service packages. Please try again later.'],
    ['/', '/api/testimonials', 'Error loading testimonials. Please try again later.'],
  ] as const)('on %s in %s has its message', async ([page, url, message], { site }) => {
    const { body, broken } = await renderWith(site, page, [url, nothing]);
    expect(broken).toBeNull();
    expect(body).toContain(message);
  });

  it('of the tags leaves those of the posts', async ({ site }) => {
    const { body, broken } = await renderWith(site, '/blog', ['/api/blog-tags', nothing]);
    expect(broken).toBeNull();
    expect(body).toMatch(/<button[^>]*class="tag"/);
  });

  it('of the services leaves the rest of their page', async ({ site }) => {
    const { body, broken } = await renderWith(site, '/services', ['/api/services', nothing]);
    expect(broken).toBeNull();
    expect(body).toContain('</h1>');
  });
});
