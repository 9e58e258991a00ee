import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
