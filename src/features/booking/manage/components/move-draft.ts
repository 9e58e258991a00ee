import { type Choice, noChoice } from '../../book/components/booking-draft.ts';

/** The draft of a move: whether its form is open, the chosen slot and the visitor's zone. */
export type MoveDraft = { isOpen: boolean; choice: Choice; zone: string | null };

const noDraft: MoveDraft = { isOpen: false, choice: noChoice, zone: null };

// Kept while the page is open, so that leaving the screen loses nothing. Written by the browser only.
let stored: { token: string; draft: MoveDraft } | null = null;

export function readMoveDraft(token: string): MoveDraft {
  return stored?.token === token ? stored.draft : noDraft;
}

export function updateMoveDraft(token: string, part: Partial<MoveDraft>): void {
  stored = { token, draft: { ...readMoveDraft(token), ...part } };
}
