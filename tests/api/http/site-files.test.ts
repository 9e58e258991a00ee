import { describe, expect } from 'vitest';
import { inChunks } from '#database/in-chunks.ts';
import { insertPosts } from '../../factories/blog-posts.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

async function text(site: WholeSite, path: string): Promise<string> {
  const response = await site.app.request(path);
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

describe('security.txt', () => {
  it('names the company’s address and ends within a year of today', async ({ site, later }) => {
    const expires = async () =>
      /^Expires: (.+)$/m.exec(await text(site, '/.well-known/security.txt'))?.[1] ?? '';
    const written = await text(site, '/.well-known/security.txt');
    expect(written).toContain('Contact: mailto:ola@entrada.example\n');
    expect(written).toContain(`Canonical: ${site.origin}/.well-known/security.txt\n`);
    const days = (Date.parse(await expires()) - site.clock.now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
    const today = await expires();
    later({ hours: 1 });
    expect(await expires()).toBe(today);
    later({ days: 1 });
    expect(await expires()).not.toBe(today);
  });
});

describe('the web app manifest', () => {
  it.for([
    ['/manifest.webmanifest', 'en', '/'],
    ['/pt/manifest.webmanifest', 'pt-PT', '/pt'],
  ] as const)('%s starts the site in its language', async ([path, lang, start], { site }) => {
    const response = await site.app.request(path);
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await response.json()) as { icons: { purpose?: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Entrada', lang, id: start, start_url: start });
    const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  });
});

describe('the manifest of the back office', () => {
  it.for([
    ['/admin/manifest.webmanifest', 'en', 'Entrada · Office'],
    ['/admin/pt/manifest.webmanifest', 'pt-PT', 'Entrada · Gestão'],
  ] as const)(
    '%s starts the back office and nothing else',
    async ([path, lang, name], { site }) => {
      const response = await site.app.request(path);
      expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
      const [id, scope, start_url] = Array(3).fill('/admin');
      expect(manifest).toMatchObject({ id, scope, start_url, name, lang, display: 'standalone' });
      expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
        expect.arrayContaining(['192x192', '512x512']),
      );
    },
  );
});

describe('llms.txt', () => {
  it('describes pages, articles and case studies, each with its address', async ({ site }) => {
    const written = await text(site, '/llms.txt');
    expect(written).toMatch(/^# Entrada\n\n> .{40,}/);
    for (const line of [
      '## Pages',
      `- [Services](${site.origin}/services): `,
      `](${site.origin}/blog/iva-oss): `,
      `](${site.origin}/case-studies/halden): `,
    ])
      expect(written).toContain(line);
    expect(written).not.toMatch(/client-portal|checkout/);
  });
});

const paths = ['/rss.xml', '/pt/rss.xml', '/atom.xml', '/pt/atom.xml', '/sitemap.xml', '/llms.txt'];

describe('files for programs', () => {
  it.for(paths)('%s is sent again only when it changed', async (path, { site }) => {
    const first = await site.app.request(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/s-maxage=\d+, must-revalidate/);
    const same = await site.app.request(path, { headers: { 'If-None-Match': tag } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const gzip = await site.app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const zipped = gzip.headers.get('etag') ?? '';
    const sameZipped = await site.app.request(path, {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': zipped },
    });
    expect(sameZipped.status).toBe(304);
    const head = await site.app.request(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
    const slug = `new-${paths.indexOf(path)}`;
    await insertPosts(site.database, [{ slug, createdAt: '2031-01-01T00:00:00.000Z' }]);
    const changed = await site.app.request(path, { headers: { 'If-None-Match': tag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain(`/blog/${slug}`);
  });

  it('the sitemap pairs each page with its twin and dates what is dated', async ({ site }) => {
    const xml = await text(site, '/sitemap.xml');
    const { origin } = site;
    const twins = ['en', 'pt-PT', 'x-default'].map(
      (lang) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${lang === 'pt-PT' ? '/pt' : ''}/services"/>`,
    );
    for (const path of ['/services', '/pt/services'])
      expect(xml).toContain(`<url><loc>${origin}${path}</loc>${twins.join('')}</url>`);
    expect(xml).toMatch(/\/pt\/blog\/iva-oss<\/loc><lastmod>2026-09-29T09:00:00.000Z<\/lastmod>/);
  });
});

describe('content of any kind', () => {
  const hostile = `]]></script><script>alert('1 & 2')</script>\u0007 "end"`;

  it('stays text in feeds and in structured data', async ({ site }) => {
    const slug = "it's-<b>";
    const createdAt = '2032-01-01T00:00:00.000Z';
    const post = { slug, title: hostile, summary: hostile, content: hostile, author: hostile };
    await insertPosts(site.database, [{ ...post, createdAt, tags: [hostile] }]);
    const path = `/blog/${encodeURIComponent(slug)}`;
    const html = await text(site, path);
    const [json = '', ...more] = [
      ...html.matchAll(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/gs),
    ].map(([, inside]) => inside);
    expect(more).toEqual([]);
    const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(graph.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
      headline: hostile,
      url: site.origin + path,
    });
    for (const feed of ['/rss.xml', '/pt/rss.xml', '/atom.xml', '/pt/atom.xml']) {
      const xml = await text(site, feed);
      expect(xml).not.toContain('<script');
      expect(xml).not.toContain('\u0007');
      expect(xml).toContain(
        ']]&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt; &quot;end&quot;',
      );
    }
    expect(await text(site, '/sitemap.xml')).toContain('/blog/it&#39;s-%3Cb%3E</loc>');
  });

  it('a post without a translation is marked English in the Portuguese feeds', async ({ site }) => {
    await insertPosts(site.database, [{ slug: 'only-en', createdAt: '2033-01-01T00:00:00.000Z' }]);
    const rss = await text(site, '/pt/rss.xml');
    const item = rss.split('<item>').find((one) => one.includes('/pt/blog/only-en<'));
    expect(item).toContain('<dc:language>en</dc:language>');
    expect(await text(site, '/pt/atom.xml')).toContain('<entry xml:lang="en">');
  });

  it('a feed has the twenty newest posts', async ({ site }) => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      slug: `many-${index}`,
      createdAt: `2034-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
    }));
    await insertPosts(site.database, rows);
    for (const feed of ['/rss.xml', '/atom.xml']) {
      const xml = await text(site, feed);
      expect(xml.match(/<(item|entry)[ >]/g)).toHaveLength(20);
      expect(xml).toContain('/blog/many-24');
      expect(xml).not.toContain('/blog/many-4<');
    }
  });
});

// The last, because the site of the tests is large from then on.
it('the sitemap of a large site names its parts, which name every page', async ({ site }) => {
  const posts = 6_000;
  const createdAt = '2001-01-01T00:00:00.000Z';
  await inChunks(
    Array.from({ length: posts }, (_, place) => ({ slug: `one-of-many-${place}`, createdAt })),
    (chunk) => insertPosts(site.database, [...chunk]),
  );
  const named = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const parts = named(await text(site, '/sitemap.xml'));
  expect(parts).toEqual([1, 2].map((part) => `${site.origin}/sitemap-${part}.xml`));
  const pages = await Promise.all(
    parts.map(async (part = '') => named(await text(site, new URL(part).pathname))),
  );
  const all = new Set(pages.flat());
  expect(pages[0]).toHaveLength(10_000);
  for (const place of [0, posts - 1])
    for (const prefix of ['', '/pt'])
      expect(all.has(`${site.origin}${prefix}/blog/one-of-many-${place}`)).toBe(true);
  expect(all.size).toBe(pages.flat().length);
  expect((await site.app.request('/sitemap-3.xml')).status).toBe(404);
});
