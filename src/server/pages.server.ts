import { type Context, type ErrorHandler, Hono } from 'hono';
import { formatAddress, parseAddress } from '#core/site-address.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { planPage, renderPage } from '#site/entry-server.tsx';
import { formatDocument } from './document.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import {
  compressPage,
  type PageCache,
  type PageEncoding,
  type StoredPage,
} from './page-cache.server.ts';

export type PagesSetup = {
  origin: string;
  assets: PageAssets;
  cache: PageCache;
  /** Reads the API of this process. */
  readUrl: ReadUrl;
  /** Responds in place of a page that failed. */
  onFailure: ErrorHandler;
};

function acceptedEncoding(header: string): PageEncoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header)) return 'gzip';
  return 'identity';
}

/** Shared caches may store a page for a minute, and not beyond its `validUntil`. */
function cacheControl(page: StoredPage, personal: boolean): string {
  if (personal || page.status !== 200) return 'no-store';
  const secondsValid = Math.max(0, Math.floor((page.validUntil - Date.now()) / 1000));
  return `public, max-age=0, s-maxage=${Math.min(60, secondsValid)}, must-revalidate`;
}

function respond(c: Context, page: StoredPage, personal: boolean): Response {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding') ?? '');
  const etag = `"${page.tag}-${encoding}"`;
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', cacheControl(page, personal));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  if (personal) return c.body(page.bodies[encoding], page.status as 200);
  c.header('ETag', etag);
  const known = c.req.header('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (page.status === 200 && known.some((tag) => tag === etag || tag === `W/${etag}`))
    return c.body(null, 304);
  return c.body(page.bodies[encoding], page.status as 200);
}

/** Serves the pages of the site, from the cache or rendered with data from the API. */
export function pages({ origin, assets, cache, readUrl, onFailure }: PagesSetup): Hono {
  const app = new Hono();
  app.onError(onFailure);

  async function render(pathname: string, search: string) {
    const page = await renderPage({ pathname, search, origin }, readUrl);
    const html = formatDocument(page, assets.linesFor(page.module));
    const { status, validUntil } = page;
    return { status, validUntil, html: await assets.finish(pathname, html) };
  }

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = formatAddress(parseAddress(pathname));
    if (address !== pathname) return c.redirect(`${address}${search}`, 308);
    const { personal, stored, key } = planPage(pathname, search);
    if (stored) return respond(c, await cache.get(key, () => render(pathname, search)), false);
    return respond(c, await compressPage(await render(pathname, search)), personal);
  });
  return app;
}
