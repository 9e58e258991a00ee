import { useCallback, useSyncExternalStore } from 'react';

type EntryState = { pages?: unknown } | null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function pagesOfEntry(): number {
  const pages = (history.state as EntryState)?.pages;
  return typeof pages === 'number' && pages > 0 ? pages : 1;
}

/**
 * How many pages of a long list are shown, and a way to show one more. The history entry remembers
 * it, so that coming back, or loading again, finds the list as long as it was; a new entry has one.
 */
export function useLoadedPages(): [number, () => void] {
  const pages = useSyncExternalStore(subscribe, pagesOfEntry, () => 1);
  const showMore = useCallback(() => {
    history.replaceState({ ...history.state, pages: pagesOfEntry() + 1 }, '');
    for (const listener of listeners) listener();
  }, []);
  return [pages, showMore];
}
