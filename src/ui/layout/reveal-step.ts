/** Defaults of the reveal wrapper: fraction that must be visible, pixels that it rises, seconds. */
export const revealDefaults = { threshold: 0.1, offset: 50, duration: 0.5 } as const;

/** `still`: as served. `waiting`: hidden until it is in view. `shown`: rising, or risen. */
export type RevealState = 'still' | 'waiting' | 'shown';

/** Returns the state when scrolling begins: only content below the window waits to rise. */
export function stateAtFirstScroll(top: number, windowHeight: number): RevealState {
  return top < windowHeight ? 'still' : 'waiting';
}

/** Returns the state after the wrapper entered or left the view. With `once` it stays shown. */
export function nextReveal(state: RevealState, inView: boolean, once: boolean): RevealState {
  if (inView) return state === 'waiting' ? 'shown' : state;
  if (once) return state;
  return 'waiting';
}
