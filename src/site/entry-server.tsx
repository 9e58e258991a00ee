import { renderToString } from 'react-dom/server';
import { HttpError } from '#core/http-error.ts';
import { parseAddress } from '#core/site-address.ts';
import { currentOfferQuery } from '#features/offers/offers.queries.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { QueryClient, type ReadUrl } from '#query/query-client.ts';
import { App } from './app.tsx';
import { serializeState } from './data/page-state.ts';
import { type LoadedPage, loadPage, prefetchQueries } from './load-page.ts';
import { relevantSearch } from './relevant-search.ts';
import { formatServerHead } from './server-head.server.ts';
import { matchPage } from './site-map.ts';

export type RenderedPage = {
  status: number;
  lang: string;
  head: string;
  body: string;
  state: string;
  /** The screen's module, for its scripts and styles. */
  module: string;
  /** UTC instant when the page goes stale: the end of the offer it shows. Null without an offer. */
  validUntil: string | null;
};

/** What the server needs to know before it renders: whether the page is personal; its cache key. */
export type PagePlan = { personal: boolean; key: string };

export function planPage(pathname: string, search: string): PagePlan {
  const address = parseAddress(pathname, search);
  const { page } = matchPage(address);
  const relevant = relevantSearch(search, page.search);
  return { personal: page.personal ?? false, key: `${address.prefix}${address.path}${relevant}` };
}

function statusOf({ page, params, address }: LoadedPage, client: QueryClient): number {
  if (page.status) return page.status;
  const search = new URLSearchParams(address.search);
  const subject = page.subject?.({ params, search });
  const error = subject && client.getQueryState(subject.queryKey).error;
  if (!error) return 200;
  return error instanceof HttpError && error.status === 404 ? 404 : 500;
}

/** Renders the page at an address into the parts of a document. `readUrl` serves its API calls. */
export async function renderPage(
  { pathname, search, origin }: { pathname: string; search: string; origin: string },
  readUrl: ReadUrl,
): Promise<RenderedPage> {
  const client = new QueryClient(readUrl);
  const address = parseAddress(pathname, search);
  const [loaded] = await Promise.all([loadPage(address), prefetchQueries(client, address)]);
  const language = address.prefix === '/pt' ? 'pt' : 'en';
  const body = renderToString(<App client={client} start={loaded} />);
  const { name } = loaded.page;
  return {
    status: statusOf(loaded, client),
    lang: htmlLangOf[language],
    head: formatServerHead(client, loaded, { language, origin }),
    body,
    state: serializeState(client),
    module: `src/site/pages/${name}/${name}-screen.tsx`,
    validUntil: client.getQueryData(currentOfferQuery())?.endsAt ?? null,
  };
}
