import { type ErrorHandler, Hono } from 'hono';
import { oldPath } from '#core/old-path.ts';
import { formatAddress, parseAddress, withPrefix } from '#core/site-address.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { planPage, queryNamesOf, renderPage } from '#site/entry-server.tsx';
import { formatDocument } from './document.server.ts';
import { earlierFailure } from './earlier-failure.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { respondOnce, respondStored } from './page-store/respond.server.ts';
import type { FindNew } from './page-store/respond-with-new.server.ts';
import type { FreshResponse } from './page-store/stored-response.server.ts';

type RenderSetup = {
  origin: string;
  now: () => number;
  assets: PageAssets;
  /** Reads the API of this process. */
  readUrl: ReadUrl;
  /** Is told what a section of a page threw, which was left out. */
  onBrokenSection: (error: unknown) => void;
  /** Returns where an address without a page leads now, without a language prefix; null if nowhere. */
  findRedirect: (path: string) => Promise<string | null>;
};

type RenderFresh = (
  pathname: string,
  search: string,
  caching: FreshResponse['caching'],
) => Promise<FreshResponse>;

export type PagesSetup = {
  store: PageStore;
  render: RenderFresh;
  findRedirect: RenderSetup['findRedirect'];
  /** Responds in place of a page that failed. */
  onFailure: ErrorHandler;
};

/** Returns a function that renders the page at an address into a response. */
export function createRenderFresh(setup: RenderSetup): RenderFresh {
  const { origin, now, assets, readUrl, findRedirect, onBrokenSection } = setup;

  async function locationOf(pathname: string): Promise<string | null> {
    const { prefix, path } = parseAddress(pathname);
    const target = (await findRedirect(path)) ?? (await findRedirect(oldPath(path)));
    if (target === null) return null;
    return parseAddress(target).prefix === '' ? withPrefix(prefix, target) : target;
  }

  return async (pathname, search, caching) => {
    const page = await renderPage({ pathname, search, origin, now: now() }, readUrl);
    if (page.broken) onBrokenSection(page.broken);
    const location = page.status === 404 ? await locationOf(pathname) : null;
    if (location !== null)
      return { status: 301, location, body: '', contentType: 'text/plain', caching };
    const html = formatDocument(page, assets.linesFor(page.module));
    const { status, validUntil } = page;
    return {
      status,
      validUntil,
      body: await assets.finish(pathname, html),
      contentType: 'text/html; charset=utf-8',
      caching,
      queryNames: queryNamesOf(pathname),
    };
  };
}

// What is encoded, doubled or has a query is left to the framework, which knows how to read it.
const plainPath = /^(?:\/[\w-]+)+$|^\/$/;

/** Returns a function that finds the pages which may be stored, by their addresses. */
export function findNewPage(render: RenderFresh): FindNew {
  return (address) => {
    if (!plainPath.test(address) || !planPage(address, '').stored) return null;
    if (formatAddress(parseAddress(address)) !== address) return null;
    return () => render(address, '', 'shared');
  };
}

/** Serves the pages of the site, from the store or rendered with data from the API. */
export function pages({ store, render, findRedirect, onFailure }: PagesSetup): Hono {
  const app = new Hono();
  app.onError(onFailure);

  app.get('*', async (c) => {
    const earlier = earlierFailure(c);
    if (earlier) throw earlier.error;
    const { pathname, search } = new URL(c.req.url);
    // The home page of the old site, perhaps in a folder, followed by the number of a post.
    const numbered = search.includes('=') ? oldPath(parseAddress(pathname).path, search) : '';
    const moved = numbered.includes('/?') ? await findRedirect(numbered) : null;
    if (moved !== null) return c.redirect(moved, 301);
    const address = formatAddress(parseAddress(pathname));
    if (address !== pathname) return c.redirect(`${address}${search}`, 308);
    const { personal, stored } = planPage(pathname, search);
    if (personal) return respondOnce(c, await render(pathname, search, 'private'), store.now());
    if (!stored) return respondOnce(c, await render(pathname, search, 'shared'), store.now());
    // Without a query, so that what one visitor adds to an address reaches no other.
    const create = () => render(pathname, '', 'shared');
    const response = await respondStored(c, { store, address }, create);
    const location = response.headers.get('Location');
    if (location !== null) response.headers.set('Location', `${location}${search}`);
    return response;
  });
  return app;
}
