import { describe, expect, it } from 'vitest';
import { nextReveal, type RevealState, revealDefaults, stateAtFirstScroll } from './reveal-step.ts';

function passing(start: RevealState, once: boolean, ...views: boolean[]): RevealState[] {
  let state = start;
  return views.map((inView) => {
    state = nextReveal(state, inView, once);
    return state;
  });
}

describe('the reveal wrapper', () => {
  it('shows at a tenth, rises 50 px, in half a second', () => {
    expect(revealDefaults).toEqual({ threshold: 0.1, offset: 50, duration: 0.5 });
  });

  it('leaves alone what is in the window already, or above it', () => {
    expect(stateAtFirstScroll(-900, 800)).toBe('still');
    expect(stateAtFirstScroll(799, 800)).toBe('still');
    expect(stateAtFirstScroll(800, 800)).toBe('waiting');
  });

  it('reveals once, and stays', () => {
    expect(passing('waiting', true, false, true, false, true)).toEqual([
      'waiting',
      'shown',
      'shown',
      'shown',
    ]);
    expect(passing('still', true, true, false, true)).toEqual(['still', 'still', 'still']);
  });

  it('reveals on each entry without `once`', () => {
    expect(passing('waiting', false, true, false, true, false)).toEqual([
      'shown',
      'waiting',
      'shown',
      'waiting',
    ]);
    expect(passing('still', false, true, false, true)).toEqual(['still', 'waiting', 'shown']);
  });
});
