import { useSyncExternalStore } from 'react';

/** 960 px, from which a list and what it lists fit side by side. */
const query = '(min-width: 60rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns whether the window has room for a list and, beside it, what was chosen from it. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
