import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Language } from '#i18n/language.ts';

export type RouteParams = Record<string, string>;
export type ScreenProps = { params: RouteParams };
export type Screen = ComponentType<ScreenProps>;

/** A query of a page; its key is the URL and nothing else. */
export type PageQuery = { queryKey: QueryKey; staleTime?: unknown };

export type Visit = { params: RouteParams; search: URLSearchParams };

export type PageHead = {
  title: string;
  description: string;
  /** Path of a picture of this site, for shared links. */
  image?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
};

export type HeadContext = Visit & {
  language: Language;
  /** The answer of a query of this page, when it is there. */
  read: <Data>(query: { queryKey: QueryKey }) => Data | undefined;
};

/** One row of the site map. */
export type Route = {
  name: string;
  /** Path without prefix; `:name` stands for one segment. */
  pattern: string;
  /** The screen's module, as the build's manifest names it. */
  module: string;
  load: () => Promise<Screen>;
  /** What the screen reads; fetched before it is shown. */
  queries?: (visit: Visit) => PageQuery[];
  /** The query without which there is no such page: its 404 is the page's. */
  subject?: (visit: Visit) => PageQuery;
  head: (context: HeadContext) => PageHead;
  /** Query parameters that change the page on the server; others are ignored. */
  search?: readonly string[];
  /** Shows something of one visitor: never stored, never indexed. */
  personal?: boolean;
  status?: 404;
};

export type RouteMatch = { route: Route; params: RouteParams };

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchPattern(pattern: string, path: string): RouteParams | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const params: RouteParams = {};
  for (const [index, part] of expected.entries()) {
    const segment = decode(actual[index] ?? '');
    if (segment === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** The first row that fits the path; `fallback` when none does. */
export function matchRoute(routes: readonly Route[], fallback: Route, path: string): RouteMatch {
  for (const route of routes) {
    const params = matchPattern(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: fallback, params: {} };
}

export function readFrom(client: QueryClient): HeadContext['read'] {
  return <Data>({ queryKey }: { queryKey: QueryKey }) =>
    client.getQueryData<Data>(queryKey);
}
