import { useSyncExternalStore } from 'react';

function subscribeToNothing() {
  return () => {};
}

/** Returns false on the server and until hydration, when controls that need scripts must be disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
