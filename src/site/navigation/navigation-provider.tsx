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
import { type LoadedPage, loadPage, prefetchQueries, unavailableRead } from '../load-page.ts';
import { matchPage } from '../site-map.ts';

/** What this site stores in a history entry. */
type EntryState = { scrollTop?: number } | null;

/** Takes over scroll restoration from the browser, which would restore before the page is rendered. */
function manageScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', saveScrollPosition);
  addEventListener('scrollend', saveScrollPosition);
}

/** Stores the scroll position in the current history entry. */
function saveScrollPosition(): void {
  history.replaceState({ ...(history.state as EntryState), scrollTop: scrollY }, '');
}

function scrollPositionOf(state: unknown): number {
  const scrollTop = (state as EntryState)?.scrollTop;
  return typeof scrollTop === 'number' ? scrollTop : 0;
}

/** How the current page was reached: by a full load, by a link, or by back and forward. */
export type Arrival = { by: 'load' | 'link' | 'history'; scrollTop: number; count: number };

type NavigationProviderProps = {
  start: LoadedPage;
  children: (loaded: LoadedPage, arrival: Arrival) => ReactNode;
};

/** Milliseconds that a navigation waits for data before the screen shows its skeletons. */
const skeletonDelay = 150;

function locationAddress(): SiteAddress {
  return parseAddress(location.pathname, location.search, location.hash);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Navigates without full loads: waits for the screen's code, briefly for its data, then shows it. */
export function NavigationProvider({ start, children }: NavigationProviderProps) {
  const client = useQueryClient();
  const [shown, setShown] = useState({
    loaded: start,
    arrival: { by: 'load', scrollTop: 0, count: 0 } as Arrival,
  });
  const [, startTransition] = useTransition();
  const latestNavigation = useRef(0);
  const { address: shownAddress, page: shownPage } = shown.loaded;
  const { prefix } = shownAddress;

  const show = useCallback(
    async (address: SiteAddress, by: 'link' | 'history', updateHistory: () => void) => {
      latestNavigation.current += 1;
      const count = latestNavigation.current;
      try {
        const data = prefetchQueries(client, address);
        const loaded = await loadPage(address);
        await Promise.race([data, delay(skeletonDelay)]);
        if (count !== latestNavigation.current) return;
        updateHistory();
        if (unavailableRead(client, address)) return location.reload();
        const scrollTop = by === 'history' ? scrollPositionOf(history.state) : 0;
        startTransition(() => setShown({ loaded, arrival: { by, scrollTop, count } }));
        await data;
        const isShown = count === latestNavigation.current;
        // The server may have the page stored; otherwise its own page says how to go on.
        if (isShown && unavailableRead(client, address)) location.reload();
      } catch {
        // The screen's code failed to load: a new version was deployed, or the network is down.
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
    manageScrollRestoration();
    function onPopState({ state }: PopStateEvent): void {
      // Jumps within a page (the skip link) are left to the browser; this site's entries have a state.
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
          saveScrollPosition();
          const same = formatAddress(address) === formatAddress(locationAddress());
          history[replace || same ? 'replaceState' : 'pushState']({}, '', formatAddress(address));
        });
      },
      prefetch(path) {
        const address = addressOf(path);
        if (shownPage.fullLoad || matchPage(address).page.fullLoad) return;
        loadPage(address).catch(() => {});
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
