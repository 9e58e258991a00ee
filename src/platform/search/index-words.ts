import { searchText } from '#core/search-text.ts';

/** Longer words are cut; both databases bound the length of an indexed word. */
const longestWord = 60;
/** A text with more words is indexed by its first ones. */
const maxWords = 4_000;

/**
 * Returns the words of texts as they are indexed and searched: lower case, no accents, cut at
 * everything but letters and digits. Letters outside ASCII are spelled by their code point, so that
 * no database cuts or folds them in its own way.
 */
export function indexWords(...texts: (string | null | undefined)[]): string[] {
  const words = searchText(...texts)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => spellInAscii(word).slice(0, longestWord));
  return [...new Set(words)].slice(0, maxWords);
}

function spellInAscii(word: string): string {
  return word.replace(/[^a-z0-9]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return `u${code.toString(16).padStart(5, '0')}`;
  });
}
