import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatAddress, parseAddress, type SiteAddress } from '#core/site-address.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { type Navigation, NavigationContext } from '#ui/controls/navigation-context.ts';
import { matchScreen } from '../screen-map.ts';
import { type LoadedScreen, loadScreen, prefetchScreen } from './load-screen.ts';

type Shown = { loaded: LoadedScreen; isFirst: boolean; count: number };

type AdminNavigationProps = {
  start: LoadedScreen;
  children: (shown: Shown) => ReactNode;
};

function addressOf(path: string): SiteAddress {
  const url = new URL(path, location.href);
  return parseAddress(url.pathname, url.search, url.hash);
}

/** Navigates within the back office without full loads; a path outside it is a full load. */
export function AdminNavigation({ start, children }: AdminNavigationProps) {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ loaded: start, isFirst: true, count: 0 });
  const latest = useRef(0);
  const { screen } = shown.loaded;

  const show = useCallback(
    async (address: SiteAddress, updateHistory: () => void) => {
      latest.current += 1;
      const count = latest.current;
      try {
        void prefetchScreen(client, address);
        const loaded = await loadScreen(address);
        if (count !== latest.current) return;
        updateHistory();
        setShown({ loaded, isFirst: false, count });
      } catch {
        // The screen's code failed to load: a new version was deployed, or the network is down.
        location.assign(formatAddress(address));
      }
    },
    [client],
  );

  useEffect(() => {
    function onPopState(): void {
      void show(addressOf(location.href), () => {});
    }
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [show]);

  const { address } = shown.loaded;
  const navigation = useMemo<Navigation>(
    () => ({
      address,
      navigate(path, { replace = false } = {}) {
        const next = addressOf(path);
        if (!/^\/admin(\/|$)/.test(next.path))
          return location[replace ? 'replace' : 'assign'](path);
        void show(next, () => {
          const target = formatAddress(next);
          const same = target === `${location.pathname}${location.search}${location.hash}`;
          // Beside a record its list keeps the length that it was given.
          const { group } = matchScreen(next.path).screen;
          const isBeside = group !== undefined && group === screen.group;
          const state = isBeside && next.search === location.search ? history.state : {};
          history[replace || same ? 'replaceState' : 'pushState'](state, '', target);
        });
      },
      prefetch(path) {
        void loadScreen(addressOf(path)).catch(() => {});
      },
    }),
    [address, screen, show],
  );

  return <NavigationContext value={navigation}>{children(shown)}</NavigationContext>;
}
