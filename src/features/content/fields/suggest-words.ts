/** More are not shown: those that are meant are found by typing. */
const mostSuggested = 8;

const folded = (word: string) =>
  word.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt');

/** Returns whether the last line is still being typed: it has letters, and is no known word. */
function isBegun(lines: readonly string[], known: readonly string[]): boolean {
  const last = folded(lines.at(-1) ?? '');
  return last !== '' && !known.some((word) => folded(word) === last);
}

/** Returns the known words that are not among the lines and hold what is typed into the last one. */
export function suggestWords(lines: readonly string[], known: readonly string[]): string[] {
  const chosen = new Set(lines.map(folded));
  const typed = isBegun(lines, known) ? folded(lines.at(-1) ?? '') : '';
  return known
    .filter((word) => !chosen.has(folded(word)) && folded(word).includes(typed))
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, mostSuggested);
}

/** Returns the lines with a word that was chosen: in place of what is typed of it, or after the others. */
export function withWord(
  lines: readonly string[],
  word: string,
  known: readonly string[],
): string[] {
  const before = isBegun(lines, known) && suggestWords(lines, known).includes(word);
  const kept = before ? lines.slice(0, -1) : lines;
  return [...kept.filter((line) => line.trim() !== ''), word];
}
