import { type Choice, noChoice } from '../../book/components/booking-draft.ts';

/** A move that is under way: whether its form is open, what was chosen, on whose clock. */
export type MoveDraft = { isOpen: boolean; choice: Choice; zone: string | null };

const nothing: MoveDraft = { isOpen: false, choice: noChoice, zone: null };

// Lives as long as the page: leaving the screen and coming back loses nothing. Only the browser writes.
let kept: { token: string; draft: MoveDraft } | null = null;

export function readMoveDraft(token: string): MoveDraft {
  return kept?.token === token ? kept.draft : nothing;
}

export function keepInMoveDraft(token: string, part: Partial<MoveDraft>): void {
  kept = { token, draft: { ...readMoveDraft(token), ...part } };
}
