/** Defaults of the reveal wrapper: part of it that must be seen, pixels that it rises, seconds. */
export const revealDefaults = { threshold: 0.1, offset: 50, duration: 0.5 } as const;

/** `still`: untouched, as the server wrote it. `waiting`: unseen so far. `shown`: rising, or risen. */
export type RevealState = 'still' | 'waiting' | 'shown';

/** The state when the page begins to be scrolled: only what lies below the window waits to rise. */
export function stateAtFirstScroll(top: number, windowHeight: number): RevealState {
  return top < windowHeight ? 'still' : 'waiting';
}

/** The state after the wrapper came into view or left it. With `once` it rises once and stays. */
export function nextReveal(state: RevealState, inView: boolean, once: boolean): RevealState {
  if (inView) return state === 'waiting' ? 'shown' : state;
  if (once) return state;
  return 'waiting';
}
