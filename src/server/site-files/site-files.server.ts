import { Hono } from 'hono';
import type { PageStore } from '../page-store/page-store.server.ts';
import { respondStored } from '../page-store/respond.server.ts';
import type { FreshResponse } from '../page-store/stored-response.server.ts';
import { adminManifestFiles } from './admin-manifest.server.ts';
import { issueFeeds } from './issue-feeds.server.ts';
import { llmsFile } from './llms.server.ts';
import { manifestFiles } from './manifest.server.ts';
import { postFeeds } from './post-feeds.server.ts';
import { robotsFile } from './robots.server.ts';
import { securityFile } from './security-txt.server.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';
import { sitemapFile, sitemapPart } from './sitemap.server.ts';

function allFiles(setup: SiteFilesSetup): SiteFile[] {
  return [
    robotsFile(setup),
    sitemapFile(setup),
    sitemapPart(setup),
    ...postFeeds(setup),
    ...issueFeeds(setup),
    ...manifestFiles(setup),
    ...adminManifestFiles(setup),
    llmsFile(setup),
    securityFile(setup),
  ];
}

const missing: FreshResponse = {
  status: 404,
  body: 'There is no such file.\n',
  contentType: 'text/plain; charset=utf-8',
  caching: 'private',
};

/**
 * Serves the files by which search engines, feed readers and other programs find the site: each is
 * written once for every revision of the content, and stored as a page is.
 */
export function siteFiles(setup: SiteFilesSetup & { store: PageStore }): Hono {
  const app = new Hono();
  for (const { path, type, write } of allFiles(setup))
    app.get(path, (c) => {
      const address = c.req.path;
      return respondStored(c, { store: setup.store, address }, async () => {
        const body = await write(address);
        const contentType = `${type}; charset=utf-8`;
        return body === null ? missing : { status: 200, body, contentType, caching: 'shared' };
      });
    });
  return app;
}
