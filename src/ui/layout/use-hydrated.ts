import { useSyncExternalStore } from 'react';

function never() {
  return () => {};
}

/** False in the server's HTML and until the page has come to life: a control that needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
