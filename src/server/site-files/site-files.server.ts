import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { adminManifestFiles } from './admin-manifest.server.ts';
import { llmsFile } from './llms.server.ts';
import { manifestFiles } from './manifest.server.ts';
import { postFeeds } from './post-feeds.server.ts';
import { robotsFile } from './robots.server.ts';
import { securityFile } from './security-txt.server.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';
import { sitemapFile } from './sitemap.server.ts';

/** As for pages: shared caches may keep a file for a minute, browsers ask each time. */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

function allFiles(setup: SiteFilesSetup): SiteFile[] {
  return [
    robotsFile(setup),
    sitemapFile(setup),
    ...postFeeds(setup),
    ...manifestFiles(setup),
    ...adminManifestFiles(setup),
    llmsFile(setup),
    securityFile(setup),
  ];
}

/** Serves the files by which search engines, feed readers and other programs find the site. */
export function siteFiles(setup: SiteFilesSetup): Hono {
  const app = new Hono();
  // Weak, because the same tag is valid whether or not the file is compressed.
  for (const { path, type, write } of allFiles(setup))
    app.get(path, compress(), etag({ weak: true }), async (c) => {
      const body = await write();
      c.header('Content-Type', `${type}; charset=utf-8`);
      c.header('Cache-Control', cacheControl);
      return c.body(body);
    });
  return app;
}
