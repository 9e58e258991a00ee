import type { ComponentType } from 'react';
import type { PathParams } from '#core/page-path.ts';
import { problemOf } from '#core/problem.ts';
import type { SiteAddress } from '#core/site-address.ts';
import { companyQuery } from '#features/company/company.ts';
import { modesQuery } from '#features/modes/modes.ts';
import { runningOffersQuery } from '#features/offers/offers.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import type { QueryClient } from '#query/query-client.ts';
import type { QueryOptions } from '#query/query-options.ts';
import type { Page, Screen } from './define-page.ts';
import { matchPage } from './site-map.ts';

/** A page ready to be shown at an address. */
export type LoadedPage = {
  address: SiteAddress;
  page: Page;
  params: PathParams;
  Screen: Screen;
  Offer?: ComponentType;
};

/** The queries of the frame itself, on every page. */
const frameQueries: readonly QueryOptions[] = [
  companyQuery(),
  modesQuery(),
  runningOffersQuery(),
  pageWordsQuery('frame'),
];

/** Returns every query of the page at an address, including the frame's. */
function pageQueries(address: SiteAddress): QueryOptions[] {
  const { page, params } = matchPage(address);
  const visit = { params, search: new URLSearchParams(address.search) };
  const subject = page.subject ? [page.subject(visit)] : [];
  return [...frameQueries, ...subject, ...(page.queries?.(visit) ?? [])];
}

/** Fetches what is not cached yet. Failures stay in the cache, for the screen to show. */
export async function prefetchQueries(client: QueryClient, address: SiteAddress): Promise<void> {
  await Promise.all(pageQueries(address).map((query) => client.prefetchQuery(query)));
}

export function isUnavailable(error: Error | null): boolean {
  return problemOf(error)?.code === 'temporarily_unavailable';
}

/** Returns the error of a read of the page that failed because the database does not respond. */
export function unavailableRead(client: QueryClient, address: SiteAddress): Error | null {
  const errors = pageQueries(address).map(({ queryKey }) => client.getQueryState(queryKey).error);
  return errors.find(isUnavailable) ?? null;
}

type ScreenModule = Awaited<ReturnType<Page['load']>>;

const screens = new Map<Page, ScreenModule>();

// Importing a module again costs the server's loader more than rendering many components.
async function loadScreen(page: Page): Promise<ScreenModule> {
  const known = screens.get(page);
  if (known) return known;
  const loaded = await page.load();
  screens.set(page, loaded);
  return loaded;
}

/** Loads the screen at an address. */
export async function loadPage(address: SiteAddress): Promise<LoadedPage> {
  const { page, params } = matchPage(address);
  return { address, page, params, ...(await loadScreen(page)) };
}
