import type { SiteAddress } from '#core/site-address.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { currentOfferQuery } from '#features/offers/offers.queries.ts';
import type { QueryClient } from '#query/query-client.ts';
import type { QueryOptions } from '#query/query-options.ts';
import { matchRoute, type Route, type RouteParams, type Screen } from './route.ts';
import { notFoundRoute, routes } from './routes.ts';

/** A page ready to be shown: its address, its row of the site map and its screen. */
export type Page = { address: SiteAddress; route: Route; params: RouteParams; Screen: Screen };

/** What the frame itself reads, on every page. */
const frameQueries: readonly QueryOptions[] = [companyQuery(), currentOfferQuery()];

export function matchPage(address: SiteAddress): { route: Route; params: RouteParams } {
  return matchRoute(routes, notFoundRoute, address.path);
}

/** Every query of the page at an address, the frame's included. */
export function pageQueries(address: SiteAddress): QueryOptions[] {
  const { route, params } = matchPage(address);
  const visit = { params, search: new URLSearchParams(address.search) };
  const subject = route.subject ? [route.subject(visit)] : [];
  return [...frameQueries, ...subject, ...(route.queries?.(visit) ?? [])];
}

/** Fetches what is not there yet. Failures stay in the cache, for the screen to show. */
export async function warmQueries(client: QueryClient, address: SiteAddress): Promise<void> {
  await Promise.all(pageQueries(address).map((query) => client.prefetchQuery(query)));
}

export async function loadPage(address: SiteAddress): Promise<Page> {
  const { route, params } = matchPage(address);
  return { address, route, params, Screen: await route.load() };
}
