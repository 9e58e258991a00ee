import { useSyncExternalStore } from 'react';
import { useNavigation } from './navigation-context.ts';

const changed = 'searchchange';

/** Tells readers of `useCurrentSearch` that the query changed without a navigation. */
export function announceSearch(): void {
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Returns the query of the address, also after a page changed it without a navigation. */
export function useCurrentSearch(): string {
  const { search } = useNavigation().address;
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => search,
  );
}
