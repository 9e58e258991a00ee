import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query holds. Only for what is never rendered on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Where a list and a record have no room beside each other. */
export const narrowWindow = '(max-width: 63.99rem)';
/** Where a list of messages and the one that is read have room beside each other. */
export const readingWindow = '(min-width: 60rem)';
/** Where the rows of a table become grids. */
export const phoneWindow = '(max-width: 47.99rem)';
