import { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { listedPaths } from '#site/listed-paths.server.ts';

type SiteFilesSetup = {
  origin: string;
  /** Reads the API of this process. */
  readUrl: ReadUrl;
};

/** Serves `robots.txt`, and a sitemap with each page in both languages. */
export function siteFiles({ origin, readUrl }: SiteFilesSetup): Hono {
  return new Hono()
    .get('/robots.txt', (context) =>
      context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', async (context) => {
      const urls = (await listedPaths(readUrl)).flatMap((path) =>
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
