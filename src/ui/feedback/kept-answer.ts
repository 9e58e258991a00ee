/** What was stored for the visitor, in the language of the form; without a title where it has no own words. */
export type KeptAnswer = { title?: string; text?: string };

let kept: KeptAnswer | null = null;

/**
 * Keeps what a sent form was answered, outside of React, until the page is left: if the part that shows
 * it breaks, what stands in its place says it.
 */
export function keepAnswer(answer: KeptAnswer | null): void {
  kept = answer;
}

export function getKeptAnswer(): KeptAnswer | null {
  return kept;
}
