import { Hono } from 'hono';
import { formatAddress, parseAddress } from '#core/site-address.ts';
import { planPage, renderPage } from '#site/entry-server.tsx';
import { matchPage } from '#site/site-map.ts';
import { formatDocument } from './document.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { respondUnstored, respondWithStored } from './page-store/respond.server.ts';
import type { FreshResponse } from './page-store/stored-response.server.ts';
import { readFromApi } from './read-from-api.server.ts';

export type PagesSetup = {
  origin: string;
  assets: PageAssets;
  store: PageStore;
  /** The API of this process, called without a network. */
  api: Hono;
};

function ignoresQuery(pathname: string): boolean {
  return matchPage(parseAddress(pathname)).page.search === undefined;
}

/** Serves the pages of the site, from the store or rendered with data from the API. */
export function pages({ origin, assets, store, api }: PagesSetup): Hono {
  const readUrl = readFromApi(api);
  const app = new Hono();

  async function render(pathname: string, search: string): Promise<FreshResponse> {
    const page = await renderPage({ pathname, search, origin }, readUrl);
    const html = formatDocument(page, assets.linesFor(page.module));
    const { status, validUntil } = page;
    return {
      status,
      validUntil,
      body: await assets.finish(pathname, html),
      contentType: 'text/html; charset=utf-8',
      caching: 'shared',
      ignoresQuery: ignoresQuery(pathname),
    };
  }

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = formatAddress(parseAddress(pathname));
    if (address !== pathname) return c.redirect(`${address}${search}`, 308);
    const { personal, key } = planPage(pathname, search);
    if (personal) return respondUnstored(c, await render(pathname, search));
    // The key has only the parameters that change the page, so no other reaches the stored page.
    const response = await store.get(key, () => render(pathname, key.slice(pathname.length)));
    return respondWithStored(c, { store, address: key, response });
  });
  return app;
}
