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
 * Returns how many pages of a list are shown and a function that shows one more. The number is kept in
 * the history entry, so that going back or reloading restores the list's length; a new entry has one.
 */
export function useLoadedPages(): [number, () => void] {
  const pages = useSyncExternalStore(subscribe, pagesOfEntry, () => 1);
  const showMore = useCallback(() => {
    history.replaceState({ ...history.state, pages: pagesOfEntry() + 1 }, '');
    for (const listener of listeners) listener();
  }, []);
  return [pages, showMore];
}
