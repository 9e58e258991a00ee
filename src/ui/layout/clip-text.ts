/**
 * A text no longer than `longest` characters, cut with an ellipsis. Cards cut what they clamp: a
 * browser lays out the hidden rest too, and a word of ten thousand letters holds it for seconds.
 */
export function clipText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${[...text.slice(0, longest * 2)].slice(0, longest - 1).join('')}…`;
}

/** Characters that a card shows at most. */
export const cardText = { title: 240, summary: 400, name: 80 } as const;
