import { searchText } from '#core/search-text.ts';
import { compareNames } from '#i18n/compare-names.ts';

/** More are not shown: those that are meant are found by typing. */
const mostSuggested = 8;

const folded = (word: string) => searchText(word);

/** A word as it is stored, and what it is called in the reader's language. */
export type KnownWord = { word: string; label: string };

/** Returns whether the last line is still being typed: it has letters, and is no known word. */
function isBegun(lines: readonly string[], known: readonly KnownWord[]): boolean {
  const last = folded(lines.at(-1) ?? '');
  return last !== '' && !known.some(({ word }) => folded(word) === last);
}

/** Returns the known words that are not among the lines and hold, or are called, what is typed into the last one. */
export function suggestWords(lines: readonly string[], known: readonly KnownWord[]): KnownWord[] {
  const chosen = new Set(lines.map(folded));
  const typed = isBegun(lines, known) ? folded(lines.at(-1) ?? '') : '';
  return known
    .filter(({ word }) => !chosen.has(folded(word)))
    .filter(({ word, label }) => folded(word).includes(typed) || folded(label).includes(typed))
    .toSorted((a, b) => compareNames('pt')(a.label, b.label))
    .slice(0, mostSuggested);
}

/** Returns the lines with a word that was chosen: in place of what is typed of it, or after the others. */
export function withWord(
  lines: readonly string[],
  word: string,
  known: readonly KnownWord[],
): string[] {
  const isMeant = suggestWords(lines, known).some((one) => one.word === word);
  const before = isBegun(lines, known) && isMeant;
  const kept = before ? lines.slice(0, -1) : lines;
  return [...kept.filter((line) => line.trim() !== ''), word];
}
