import { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';
import { routes } from '#site/routes.ts';

type SiteFilesSetup = { origin: string; api: Hono };

async function read<Row>(api: Hono, url: string): Promise<Row[]> {
  const response = await api.request(url);
  return response.ok ? ((await response.json()) as Row[]) : [];
}

async function listedPaths(api: Hono): Promise<string[]> {
  const fixed = routes.filter((route) => !route.personal && !route.pattern.includes(':'));
  const [posts, studies] = await Promise.all([
    read<{ slug: string }>(api, '/api/blog-posts?fields=card'),
    read<{ id: string }>(api, '/api/case-studies'),
  ]);
  return [
    ...fixed.map((route) => route.pattern),
    ...studies.map((study) => sitePaths.caseStudy(study.id)),
    ...posts.map((post) => sitePaths.blogPost(post.slug)),
  ];
}

/** What search engines ask for: `robots.txt`, and a site map that names each page and its twin. */
export function siteFiles({ origin, api }: SiteFilesSetup): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', async (context) => {
      const urls = (await listedPaths(api)).flatMap((path) =>
        (['', '/pt'] as const).map(
          (prefix) => `<url><loc>${origin}${withPrefix(prefix, path)}</loc></url>`,
        ),
      );
      context.header('Content-Type', 'application/xml; charset=utf-8');
      return context.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
    });
}
