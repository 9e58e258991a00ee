/** Splits a plain text on blank lines into trimmed, non-empty paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
