/**
 * Truncates a text to `longest` characters, ending in an ellipsis. Cards truncate what CSS clamps
 * anyway: a browser also lays out the hidden rest, which takes seconds for a word of 10,000 letters.
 */
export function clipText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${[...text.slice(0, longest * 2)].slice(0, longest - 1).join('')}…`;
}

/** Maximum characters of each text on a card. */
export const cardText = { title: 240, summary: 400, name: 80 } as const;
