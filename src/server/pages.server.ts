import { type ErrorHandler, Hono } from 'hono';
import { formatAddress, parseAddress, withPrefix } from '#core/site-address.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { planPage, renderPage } from '#site/entry-server.tsx';
import { matchPage } from '#site/site-map.ts';
import { formatDocument } from './document.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { respondOnce, respondStored } from './page-store/respond.server.ts';
import type { FreshResponse } from './page-store/stored-response.server.ts';

export type PagesSetup = {
  origin: string;
  assets: PageAssets;
  store: PageStore;
  /** Reads the API of this process. */
  readUrl: ReadUrl;
  /** Returns where an address without a page leads now, without a language prefix; null if nowhere. */
  findRedirect: (path: string) => Promise<string | null>;
  /** Responds in place of a page that failed. */
  onFailure: ErrorHandler;
};

function ignoresQuery(pathname: string): boolean {
  return matchPage(parseAddress(pathname)).page.search === undefined;
}

/** Serves the pages of the site, from the store or rendered with data from the API. */
export function pages(setup: PagesSetup): Hono {
  const { origin, assets, store, readUrl, findRedirect, onFailure } = setup;
  const app = new Hono();
  app.onError(onFailure);

  async function render(
    pathname: string,
    search: string,
    caching: FreshResponse['caching'],
  ): Promise<FreshResponse> {
    const page = await renderPage({ pathname, search, origin }, readUrl);
    const html = formatDocument(page, assets.linesFor(page.module));
    const { status, validUntil } = page;
    return {
      status,
      validUntil,
      body: await assets.finish(pathname, html),
      contentType: 'text/html; charset=utf-8',
      caching,
      ignoresQuery: ignoresQuery(pathname),
    };
  }

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = formatAddress(parseAddress(pathname));
    if (address !== pathname) return c.redirect(`${address}${search}`, 308);
    const { personal, stored } = planPage(pathname, search);
    if (personal) return respondOnce(c, await render(pathname, search, 'private'));
    if (!stored) return respondOnce(c, await render(pathname, search, 'shared'));
    // Without a query, so that what one visitor adds to an address reaches no other.
    const create = () => render(pathname, '', 'shared');
    const response = await respondStored(c, { store, address }, create);
    if (response.status !== 404) return response;
    const { prefix, path } = parseAddress(pathname);
    const target = await findRedirect(path);
    return target === null ? response : c.redirect(`${withPrefix(prefix, target)}${search}`, 301);
  });
  return app;
}
