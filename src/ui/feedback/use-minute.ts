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
 * The present minute in milliseconds since 1970, kept up to date. Null on the server and while the
 * page comes to life: stored pages are read on other days.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
