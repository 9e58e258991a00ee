import { useCallback, useState } from 'react';
import { formatAddress } from '#core/site-address.ts';
import { announceSearch } from './current-search.ts';
import { useNavigation } from './navigation-context.ts';

/** `push` adds a history entry; `replace` rewrites the current one. */
export type HistoryChange = 'push' | 'replace';

/**
 * Returns the query of the page's address and a function that changes it without a navigation: the
 * page, its focus and its scroll position stay. Back and forward navigate, and so render the page
 * again with the query of that history entry.
 */
export function useAddressSearch(): [string, (search: string, step: HistoryChange) => void] {
  const { address } = useNavigation();
  const [search, setSearch] = useState(address.search);
  const path = formatAddress({ ...address, search: '', hash: '' });
  const change = useCallback(
    (next: string, step: HistoryChange) => {
      // The visitor has already navigated away, and this page is about to be replaced.
      if (location.pathname !== path) return;
      if (step === 'push') {
        history.replaceState({ ...history.state, scrollTop: scrollY }, '');
        history.pushState({}, '', path + next);
      } else {
        history.replaceState({}, '', path + next);
      }
      setSearch(next);
      announceSearch();
    },
    [path],
  );
  return [search, change];
}
