import { type SiteAddress, withPrefix } from '#core/site-address.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { useCurrentSearch } from '#ui/controls/current-search.ts';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { relevantSearch } from '../relevant-search.ts';
import { matchPage } from '../site-map.ts';

/**
 * Returns the address of the same page in the other language, which keeps the filters of a list; of a
 * page that exists in one language alone, that of the page above it. A personal page keeps its whole
 * query, which only the browser writes: the document repeats nothing of it.
 */
export function useTwinHref(address: SiteAddress): string {
  const { page, params } = matchPage(address);
  const client = useQueryClient();
  const search = useCurrentSearch();
  const isHydrated = useHydrated();
  const other = address.prefix === '/pt' ? '' : '/pt';
  const subject = page.subject?.({ params, search: new URLSearchParams() });
  const about = subject && (client.getQueryData(subject) as { languages?: string[] } | undefined);
  // What names its languages is in the one of this address alone.
  if (about?.languages?.length === 1)
    return withPrefix(other, address.path.replace(/\/[^/]*$/, ''));
  const personal = isHydrated ? search : '';
  const kept = page.personal ? personal : relevantSearch(search, page.search);
  return withPrefix(other, address.path) + kept;
}
