import { useSyncExternalStore } from 'react';

function subscribeToNothing() {
  return () => {};
}

/** Returns false on the server and until hydration: controls that need scripts wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
