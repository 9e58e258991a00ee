import { renderToString } from 'react-dom/server';
import { HttpError } from '#core/http-error.ts';
import type { PathParams } from '#core/page-path.ts';
import { parseAddress } from '#core/site-address.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import { homeQuery } from '#features/home/home.ts';
import { runningOffersQuery } from '#features/offers/offers.ts';
import { htmlLangOf } from '#i18n/language.ts';
import type { PlainPage, PlainReply } from '#platform/http/plain-page.ts';
import { QueryClient, type ReadUrl } from '#query/query-client.ts';
import type { QueryOptions } from '#query/query-options.ts';
import { App } from './app.tsx';
import { serializeState } from './data/page-state.ts';
import type { MomentOf, Page, RecordOf } from './define-page.ts';
import { BrokenSection } from './layout/broken-section.tsx';
import { SectionsApart } from './layout/page-section.tsx';
import {
  isUnavailable,
  type LoadedPage,
  loadPage,
  prefetchQueries,
  unavailableRead,
} from './load-page.ts';
import { headTextOf } from './page-head.ts';
import { relevantSearch } from './relevant-search.ts';
import { formatServerHead } from './server-head.server.ts';
import { matchPage } from './site-map.ts';

export type RenderedPage = {
  status: number;
  lang: string;
  head: string;
  body: string;
  /** What a section threw that was left out; null if the page is whole. */
  broken: unknown;
  state: string;
  /** The screen's module, for its scripts and styles. */
  module: string;
  /** Attributes of the document that name what is so at this time. */
  marks: Record<string, string>;
  /** What the owner chose; left out where that is nothing. */
  look?: Company['look'];
  /** UTC instant when the page goes stale: the first end of what it shows. Null if nothing ends. */
  validUntil: string | null;
};

type PageRequest = { pathname: string; search: string; origin: string; now?: number };

/** What the server needs to know before it renders: whether the page is personal; its cache key. */
export type PagePlan = {
  personal: boolean;
  key: string;
  /** Whether the page may be stored: not if it is personal, unknown, or depends on free input. */
  stored: boolean;
  /** Whether the address asks for a document without scripts. */
  plain: boolean;
};

const plainPages = import.meta.glob<PlainPage>('./pages/*/*.plain.server.ts', { import: 'plain' });

function findPlainPage({ name }: Page): (() => Promise<PlainPage>) | undefined {
  return plainPages[`./pages/${name}/${name}.plain.server.ts`];
}

/** The parameters by which the address of a page asks for a document without scripts. */
function plainParamsOf(page: Page): readonly string[] {
  return findPlainPage(page) ? ['date', 'sent'] : [];
}

/** Returns the query parameters that change the page at an address. */
export function queryNamesOf(pathname: string): string[] {
  const { page } = matchPage(parseAddress(pathname));
  return [...(page.search ?? []), ...plainParamsOf(page)];
}

export function planPage(pathname: string, search: string): PagePlan {
  const address = parseAddress(pathname, search);
  const { page } = matchPage(address);
  const relevant = relevantSearch(search, page.search);
  const personal = page.personal ?? false;
  const plain = relevantSearch(search, plainParamsOf(page)) !== '';
  const stored = !personal && page.status === undefined && relevant === '' && !plain;
  return { personal, stored, plain, key: `${address.prefix}${address.path}${relevant}` };
}

/**
 * Loads what the page at an address does for browsers without scripts, and the address's params; null
 * if it does nothing.
 */
export async function loadPlainPage(
  pathname: string,
): Promise<{ plain: PlainPage; params: PathParams } | null> {
  const { page, params } = matchPage(parseAddress(pathname));
  const load = findPlainPage(page);
  return load ? { plain: await load(), params } : null;
}

const records = import.meta.glob<RecordOf>('./pages/*/*.record.server.ts', {
  eager: true,
  import: 'record',
});

const moments = import.meta.glob<MomentOf>('./pages/*/*.moment.server.ts', {
  eager: true,
  import: 'moment',
});

/** Returns the query for what a page is about, if it is about something. */
function aboutOf({ page, params, address }: LoadedPage): QueryOptions | null {
  const visit = { params, search: new URLSearchParams(address.search) };
  const record = records[`./pages/${page.name}/${page.name}.record.server.ts`];
  return record?.(visit) ?? page.subject?.(visit) ?? null;
}

/** Reads what a page is about unless it was prefetched; only its failure is kept, to be shown. */
async function checkExistence(client: QueryClient, loaded: LoadedPage, readUrl: ReadUrl) {
  const about = aboutOf(loaded);
  if (about === null || client.getQueryState(about.queryKey).status !== 'pending') return;
  await readUrl(about.queryKey[0]).catch((error) => {
    if (isUnavailable(error)) throw error;
    client.setQueryError(about.queryKey, error);
  });
}

function statusOf(loaded: LoadedPage, client: QueryClient): number {
  if (loaded.page.status) return loaded.page.status;
  const about = aboutOf(loaded);
  const error = about && client.getQueryState(about.queryKey).error;
  // Whose data is there, and still gives no head, does not exist in the language of the address.
  const language = loaded.address.prefix === '/pt' ? 'pt' : 'en';
  if (!error) return headTextOf(client, loaded, language) || loaded.page.personal ? 200 : 404;
  return error instanceof HttpError && error.status === 404 ? 404 : 500;
}

/** When the first thing on a page ends: an offer, the next filing, hours elsewhere, or its moment; null without one. */
function endOfPage(client: QueryClient, until: number | undefined): string | null {
  const offers = client.getQueryData(runningOffersQuery()) ?? [];
  const home = client.getQueryData(homeQuery());
  const ofHome = [home?.nextFiling?.until, home?.officeHours?.until].filter((end) => end != null);
  const ends = [...offers.map(({ endsAt }) => endsAt), ...ofHome];
  if (until !== undefined) ends.push(new Date(until).toISOString());
  return ends.sort()[0] ?? null;
}

/** Renders once more without the sections that throw, if the page cannot be rendered whole. */
function renderBody(client: QueryClient, loaded: LoadedPage) {
  const page = <App client={client} start={loaded} />;
  try {
    return { body: renderToString(page), broken: null };
  } catch (broken) {
    const apart = <SectionsApart value={BrokenSection}>{page}</SectionsApart>;
    return { body: renderToString(apart), broken };
  }
}

type ShownReply = Exclude<PlainReply, { location: string }>;

/** Returns the screen of a page that is answered without scripts: another one, or its own within something. */
function screenOf({ screen }: ShownReply, { Screen, params }: LoadedPage): LoadedPage['Screen'] {
  if (typeof screen !== 'function') return () => screen;
  return () => screen(<Screen params={params} />);
}

/**
 * Renders the page at an address into the parts of a document, or `shown` in place of its screen.
 * `readUrl` serves its API calls. Throws the error of a call that fails because the database does not
 * respond. `now` is in milliseconds.
 */
export async function renderPage(
  { pathname, search, origin, now = Date.now() }: PageRequest,
  readUrl: ReadUrl,
  shown?: ShownReply,
): Promise<RenderedPage> {
  const client = new QueryClient(readUrl);
  const address = parseAddress(pathname, search);
  const [page] = await Promise.all([loadPage(address), prefetchQueries(client, address)]);
  const loaded = shown ? { ...page, Screen: screenOf(shown, page) } : page;
  const about = shown && aboutOf(loaded);
  // Without scripts nothing is read later: the answer shows what its page is about.
  if (about) await client.prefetchQuery(about);
  await checkExistence(client, loaded, readUrl);
  const unavailable = unavailableRead(client, address);
  if (unavailable) throw unavailable;
  const language = address.prefix === '/pt' ? 'pt' : 'en';
  const { body, broken } = renderBody(client, loaded);
  const { name } = loaded.page;
  const moment = moments[`./pages/${name}/${name}.moment.server.ts`]?.(now, (query) =>
    client.getQueryData(query),
  );
  return {
    status: shown?.status ?? statusOf(loaded, client),
    lang: htmlLangOf[language],
    head: formatServerHead(client, loaded, { language, origin }),
    body,
    broken,
    state: serializeState(client),
    module: `src/site/pages/${name}/${name}-screen.tsx`,
    marks: moment?.marks ?? {},
    look: client.getQueryData(companyQuery())?.look,
    validUntil: endOfPage(client, moment?.until),
  };
}
