import { useSyncExternalStore } from 'react';

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
 * during hydration, because cached pages are shown at other times.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
