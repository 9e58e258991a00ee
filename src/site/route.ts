import type { ComponentType } from 'react';
import type { QueryOptions } from '#query/query-options.ts';

export type RouteParams = Record<string, string>;
export type ScreenProps = { params: RouteParams };
export type Screen = ComponentType<ScreenProps>;

export type Visit = { params: RouteParams; search: URLSearchParams };

export type RouteName =
  | 'home'
  | 'services'
  | 'contact'
  | 'book-consultation'
  | 'manage-booking'
  | 'case-studies'
  | 'case-study'
  | 'blog'
  | 'blog-post'
  | 'client-portal'
  | 'checkout'
  | 'payment-success'
  | 'confirm-newsletter'
  | 'unsubscribe-newsletter'
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'accessibility'
  | 'complaints'
  | 'not-found';

/** One row of the site map. */
export type Route = {
  /** Also the name of its module: `screens/<name>-screen.tsx`. */
  name: RouteName;
  /** Path without prefix; `:name` stands for one segment. */
  pattern: string;
  load: () => Promise<Screen>;
  /** What the screen reads; fetched before it is shown. */
  queries?: (visit: Visit) => QueryOptions[];
  /** The query without which there is no such page: its 404 is the page's. */
  subject?: (visit: Visit) => QueryOptions;
  /** Query parameters that change the page on the server; others are ignored. */
  search?: readonly string[];
  /** Shows something of one visitor: never stored, never indexed. */
  personal?: boolean;
  /** Entered and left by a full load, because its content security policy is its own. */
  fullLoad?: boolean;
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
