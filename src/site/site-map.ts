import { matchPattern, type PathParams } from '#core/page-path.ts';
import type { SiteAddress } from '#core/site-address.ts';
import type { Page } from './define-page.ts';
import { page as notFoundPage } from './pages/not-found/not-found.page.ts';

/** A fixed segment sorts before a param, because `~` comes after letters, digits and hyphens. */
function sortKey({ path }: Page): string {
  return path.pattern.replaceAll(':', '~');
}

/** Sorts the pages so that the first one that matches an address is the most specific. */
export function inMatchingOrder(pages: Page[]): Page[] {
  return pages.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** Every page of the site, in the order in which they are matched. */
export const sitePages: readonly Page[] = inMatchingOrder(
  Object.values(import.meta.glob<Page>('./pages/*/*.page.ts', { eager: true, import: 'page' })),
);

/** Returns the first of `pages` that matches, and its params; the not-found page if none does. */
export function matchPage(
  { path }: Pick<SiteAddress, 'path'>,
  pages = sitePages,
): { page: Page; params: PathParams } {
  for (const page of pages) {
    const params = matchPattern(page.path.pattern, path);
    if (params) return { page, params };
  }
  return { page: notFoundPage, params: {} };
}
