/** What a history entry remembers of its page. */
type EntryState = { scrollTop?: number } | null;

/** Takes over scrolling from the browser, which would restore it before the page is there. */
export function startHistory(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
  addEventListener('scrollend', rememberScroll);
}

/** Notes in the current entry how far down its page stands. */
export function rememberScroll(): void {
  history.replaceState({ ...(history.state as EntryState), scrollTop: scrollY }, '');
}

export function scrollOf(state: unknown): number {
  const scrollTop = (state as EntryState)?.scrollTop;
  return typeof scrollTop === 'number' ? scrollTop : 0;
}
