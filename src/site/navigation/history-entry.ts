/** What this site stores in a history entry. */
type EntryState = { scrollTop?: number } | null;

/** Takes over scroll restoration from the browser, which would restore before the page is rendered. */
export function manageScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', saveScrollPosition);
  addEventListener('scrollend', saveScrollPosition);
}

/** Stores the scroll position in the current history entry. */
export function saveScrollPosition(): void {
  history.replaceState({ ...(history.state as EntryState), scrollTop: scrollY }, '');
}

export function scrollPositionOf(state: unknown): number {
  const scrollTop = (state as EntryState)?.scrollTop;
  return typeof scrollTop === 'number' ? scrollTop : 0;
}
