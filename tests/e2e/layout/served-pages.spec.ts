import { createHash } from 'node:crypto';
import { expect, test } from '../../harness/browser-fixtures.ts';

const paths = [
  '/',
  '/services',
  '/contact',
  '/book-consultation',
  '/case-studies',
  '/blog',
  '/client-portal',
  '/checkout',
  '/payment-success',
  '/no-such-page',
  '/offline',
];

for (const prefix of ['', '/pt'] as const)
  test(`no page carries a style attribute, an inline style or an inline script but those of the head: ${prefix || 'en'}`, async ({
    request,
  }) => {
    for (const path of paths) {
      const html = await (await request.get(`${prefix}${path}`)).text();
      expect(html, path).not.toMatch(/\sstyle=|<style|\son[a-z]+="/);
      const scripts = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
      expect(
        scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag)),
        path,
      ).toEqual(path === '/offline' ? [] : ['<script>', '<script>']);
    }
  });

test('pages forbid inline code but their own scripts, and other hosts', async ({ request }) => {
  for (const path of ['/', '/pt/contact', '/no-such-page']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const inline = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)];
    const hashes = inline
      .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      .toReversed();
    expect(hashes).toHaveLength(2);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  }
});

for (const [path, title] of [
  ['/no-such-page', '404 Page Not Found'],
  ['/blog/no-such-post', '404 Page Not Found'],
  ['/pt/no-such-page', '404 Página não encontrada'],
] as const)
  test(`${path} is 404 and kept out of search engines`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<title>${title} — Entrada</title>`);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

for (const [path, canonical, locale] of [
  ['/contact', '/contact', 'en_GB'],
  ['/pt/contact', '/pt/contact', 'pt_PT'],
] as const)
  test(`${path} names its address in both languages and its picture`, async ({
    page,
    server,
    request,
  }) => {
    await page.goto(`${path}?utm=1`);
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    const at = (to: string) => `${server.origin}${to}`;
    expect(await content('link[rel="canonical"]', 'href')).toBe(at(canonical));
    expect(await content('link[hreflang="en"]', 'href')).toBe(at('/contact'));
    expect(await content('link[hreflang="pt-PT"]', 'href')).toBe(at('/pt/contact'));
    expect(await content('link[hreflang="x-default"]', 'href')).toBe(at('/contact'));
    expect(await content('meta[property="og:url"]', 'content')).toBe(at(canonical));
    expect(await content('meta[property="og:locale"]', 'content')).toBe(locale);
    const picture = (await content('meta[property="og:image"]', 'content')) ?? '';
    const response = await request.get(picture);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).length).toBeLessThan(120_000);
  });

test('an address with doubled or trailing slashes leads to one page of this site', async ({
  request,
  server,
}) => {
  for (const path of ['//evil.example/', '//evil.example//', '/blog/', '/pt/', '///pt///blog']) {
    const response = await request.get(`${server.origin}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toMatch(/^\/[^/\\]/);
  }
});

test('a page is compressed, and not sent again while it is unchanged', async ({ server }) => {
  const headers = { 'Accept-Encoding': 'br' };
  const first = await fetch(`${server.origin}/contact`, { headers });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^".+-br"$/);
  const again = await fetch(`${server.origin}/contact`, {
    headers: { ...headers, 'If-None-Match': tag },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await fetch(`${server.origin}/contact`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(other.headers.get('etag')).not.toBe(tag);
});
