import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** `/robots.txt`: everything but the calls of the API may be read. */
export function robotsFile({ origin }: Pick<SiteFilesSetup, 'origin'>): SiteFile {
  return {
    path: '/robots.txt',
    type: 'text/plain',
    write: () => `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
  };
}
