import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatAddress, parseAddress, type SiteAddress } from '#core/site-address.ts';
import { useQueryClient } from '#query/use-query.tsx';
import { type WhileHere, WhileHereContext } from '#ui/admin/while-here.ts';
import { type Navigation, NavigationContext } from '#ui/controls/navigation-context.ts';
import { type LoadedScreen, loadScreen, prefetchScreen } from './load-screen.ts';

type Shown = { loaded: LoadedScreen; isFirst: boolean; count: number };

type AdminNavigationProps = {
  start: LoadedScreen;
  children: (shown: Shown) => ReactNode;
};

/** Whether the screen that is shown stays, with another address. */
function isStaying(before: LoadedScreen, next: LoadedScreen): boolean {
  return next.screen.stays !== undefined && next.screen.stays === before.screen.stays;
}

function addressOf(path: string): SiteAddress {
  const url = new URL(path, location.href);
  return parseAddress(url.pathname, url.search, url.hash);
}

/** Navigates within the back office without full loads; a path outside it is a full load. */
export function AdminNavigation({ start, children }: AdminNavigationProps) {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ loaded: start, isFirst: true, count: 0 });
  const latest = useRef(0);
  /** The path of the screen that is shown, or is on its way. */
  const wanted = useRef(start.address.path);

  const show = useCallback(
    async (address: SiteAddress, updateHistory: (loaded: LoadedScreen) => void, isSame = false) => {
      wanted.current = address.path;
      latest.current += 1;
      const count = latest.current;
      try {
        void prefetchScreen(client, address);
        const loaded = await loadScreen(address);
        if (count !== latest.current) return;
        updateHistory(loaded);
        setShown((before) =>
          isSame || isStaying(before.loaded, loaded)
            ? { ...before, loaded }
            : { loaded, isFirst: false, count },
        );
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

  const { loaded: current } = shown;
  const { address } = current;
  const navigation = useMemo<Navigation>(
    () => ({
      address,
      navigate(path, { replace = false, isSame = false } = {}) {
        const next = addressOf(path);
        if (!/^\/admin(\/|$)/.test(next.path))
          return location[replace ? 'replace' : 'assign'](path);
        // A search that was typed before a link was followed must not call the person back.
        if (replace && wanted.current !== address.path) return;
        if (isSame) {
          // At once: a reload opens what is shown.
          history.replaceState(history.state, '', formatAddress(next));
          void show(next, () => {}, true);
          return;
        }
        void show(next, (loaded) => {
          const target = formatAddress(next);
          const same = target === `${location.pathname}${location.search}${location.hash}`;
          // What the entry keeps, such as the length of a list, stays with the same list.
          const isSameList = isStaying(current, loaded) && next.search === address.search;
          const state = isSameList ? history.state : {};
          history[replace || same ? 'replaceState' : 'pushState'](state, '', target);
        });
      },
      prefetch(path) {
        void loadScreen(addressOf(path)).catch(() => {});
      },
    }),
    [address, current, show],
  );

  const whileHere: WhileHere = useCallback((act) => {
    const count = latest.current;
    return (...args) => {
      if (count === latest.current) act(...args);
    };
  }, []);

  return (
    <NavigationContext value={navigation}>
      <WhileHereContext value={whileHere}>{children(shown)}</WhileHereContext>
    </NavigationContext>
  );
}
