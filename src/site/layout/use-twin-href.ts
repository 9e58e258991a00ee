import { type SiteAddress, withPrefix } from '#core/site-address.ts';
import { useCurrentSearch } from '#ui/controls/current-search.ts';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { relevantSearch } from '../relevant-search.ts';
import { matchPage } from '../site-map.ts';

/**
 * Returns the address of the same page in the other language, which keeps the filters of a list. A
 * personal page keeps its whole query, which only the browser writes: the document repeats nothing of it.
 */
export function useTwinHref(address: SiteAddress): string {
  const { page } = matchPage(address);
  const search = useCurrentSearch();
  const isHydrated = useHydrated();
  const personal = isHydrated ? search : '';
  const kept = page.personal ? personal : relevantSearch(search, page.search);
  return withPrefix(address.prefix === '/pt' ? '' : '/pt', address.path) + kept;
}
