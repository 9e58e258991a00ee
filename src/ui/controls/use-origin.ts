import { useSyncExternalStore } from 'react';

/** Returns the origin of the page; null on the server and during hydration, which must match. */
export function useOrigin(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => null,
  );
}
