import { useDeferredValue, useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const interval = setInterval(listener, minute / 2);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', listener);
  };
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/**
 * Returns the current minute in milliseconds since 1970, kept up to date. Null on the server and
 * until hydration, because cached pages are shown at other times.
 */
export function useMinute(): number | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  // What depends on the time is rendered in slices, not in one task after hydration.
  return useDeferredValue(minute);
}
