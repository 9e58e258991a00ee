import { phoneNumbers, soughtPhone } from '#core/phone-digits.ts';
import { searchText, spellings } from '#core/search-text.ts';

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

const fewestDigits = 4;

/** A number of `phoneNumbers` as a word: its sign is a letter. */
function spellNumber(number: string): string {
  return number.replace('+', 'p').replace('=', 'n');
}

/** A number as a word, and every end of it: words are found by their beginnings alone. */
function numberWords(number: string): string[] {
  const digits = number.slice(1);
  const ends = Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, start) =>
    digits.slice(start),
  );
  return [spellNumber(number), ...ends];
}

/** Returns what a record is indexed by: its words, and the telephone numbers in its texts by digits. */
export function recordWords(...texts: (string | null | undefined)[]): string[] {
  const words = [...indexWords(...texts), ...phoneNumbers(...texts).flatMap(numberWords)];
  return [...new Set(words)].slice(0, maxWords);
}

const mostSought = 8;

/**
 * Returns the ways in which what is sought may be meant, each as beginnings of words that a record must
 * all have: word for word, with umlauts spelled the other way, and with a telephone number by its digits.
 * Empty where nothing is sought.
 */
export function soughtWords(sought: string): string[][] {
  const phone = soughtPhone(sought);
  const byPhone = phone?.parts.map((part) => [...indexWords(phone.rest), spellNumber(part)]) ?? [];
  return [...spellings(sought).map((text) => indexWords(text)), ...byPhone]
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, mostSought));
}
