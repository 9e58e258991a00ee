import { useCallback, useState } from 'react';
import { formatAddress } from '#core/site-address.ts';
import { useNavigation } from './navigation-context.ts';

/** `push` makes a history entry to come back to; `replace` rewrites the one there is. */
export type HistoryStep = 'push' | 'replace';

/**
 * The query of the page's address, and a way to change it without a move: the page, its focus and
 * its scroll stay. Back and forward are moves, which show the page anew with the query of its entry.
 */
export function useAddressSearch(): [string, (search: string, step: HistoryStep) => void] {
  const { address } = useNavigation();
  const [search, setSearch] = useState(address.search);
  const own = formatAddress({ ...address, search: '', hash: '' });
  const change = useCallback(
    (next: string, step: HistoryStep) => {
      // The visitor has left already, and this page is only waiting to be replaced.
      if (location.pathname !== own) return;
      if (step === 'push') {
        history.replaceState({ ...history.state, scrollTop: scrollY }, '');
        history.pushState({}, '', own + next);
      } else {
        history.replaceState({}, '', own + next);
      }
      setSearch(next);
    },
    [own],
  );
  return [search, change];
}
