import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { formatAddress, parseAddress, type SiteAddress, withPrefix } from '#core/site-address.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { type Navigation, NavigationContext } from '#ui/controls/navigation-context.ts';
import { type LoadedPage, loadPage, prefetchQueries } from '../load-page.ts';
import { matchPage } from '../site-map.ts';
import { rememberScroll, scrollOf, startHistory } from './history-entry.ts';

/** How a page came to be shown: not at all yet, by a link, or by back and forward. */
export type Arrival = { by: 'load' | 'link' | 'history'; scrollTop: number; count: number };

type NavigationProviderProps = {
  start: LoadedPage;
  children: (loaded: LoadedPage, arrival: Arrival) => ReactNode;
};

/** How long a move waits for data before it shows the screen's skeletons, in milliseconds. */
const skeletonDelay = 150;

function locationAddress(): SiteAddress {
  return parseAddress(location.pathname, location.search, location.hash);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Moves between pages without a load: code first, data for a moment, then the screen at once. */
export function NavigationProvider({ start, children }: NavigationProviderProps) {
  const client = useQueryClient();
  const [shown, setShown] = useState({
    loaded: start,
    arrival: { by: 'load', scrollTop: 0, count: 0 } as Arrival,
  });
  const [, startTransition] = useTransition();
  const latestMove = useRef(0);
  const { address: shownAddress, page: shownPage } = shown.loaded;
  const { prefix } = shownAddress;

  const show = useCallback(
    async (address: SiteAddress, by: 'link' | 'history', enter: () => void) => {
      latestMove.current += 1;
      const move = latestMove.current;
      try {
        const data = prefetchQueries(client, address);
        const loaded = await loadPage(address);
        await Promise.race([data, delay(skeletonDelay)]);
        if (move !== latestMove.current) return;
        enter();
        const scrollTop = by === 'history' ? scrollOf(history.state) : 0;
        startTransition(() => setShown({ loaded, arrival: { by, scrollTop, count: move } }));
      } catch {
        // The screen's code cannot be had (a new version was deployed, the network is gone).
        if (by === 'link') location.assign(formatAddress(address));
        else location.reload();
      }
    },
    [client],
  );

  const addressOf = useCallback(
    (path: string) => {
      const url = new URL(withPrefix(prefix, path), location.href);
      return parseAddress(url.pathname, url.search, url.hash);
    },
    [prefix],
  );

  useEffect(() => {
    startHistory();
    function onPopState({ state }: PopStateEvent): void {
      // A jump within the page (the skip link) is the browser's own; entries of ours have a state.
      if (state === null && location.hash !== '') return;
      void show(locationAddress(), 'history', () => {});
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [show]);

  const navigation = useMemo<Navigation>(
    () => ({
      address: shownAddress,
      navigate(path, { replace = false } = {}) {
        const address = addressOf(path);
        if (shownPage.fullLoad || matchPage(address).page.fullLoad)
          return location[replace ? 'replace' : 'assign'](formatAddress(address));
        void show(address, 'link', () => {
          rememberScroll();
          const same = formatAddress(address) === formatAddress(locationAddress());
          history[replace || same ? 'replaceState' : 'pushState']({}, '', formatAddress(address));
        });
      },
      prefetch(path) {
        const address = addressOf(path);
        if (shownPage.fullLoad || matchPage(address).page.fullLoad) return;
        void matchPage(address)
          .page.load()
          .catch(() => {});
        void prefetchQueries(client, address);
      },
    }),
    [shownAddress, shownPage, addressOf, show, client],
  );

  return (
    <NavigationContext value={navigation}>
      {children(shown.loaded, shown.arrival)}
    </NavigationContext>
  );
}
