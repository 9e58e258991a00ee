import { phoneNumbers, soughtPhone } from './phone-digits.ts';
import { searchText, searchWords, spellings } from './search-text.ts';

/** Returns what a list finds a record by: its texts, folded, and the telephone numbers in them by digits. */
export function listedText(...texts: (string | null | undefined)[]): string {
  return [searchText(...texts), ...phoneNumbers(...texts)].join(' ').trim();
}

/**
 * Returns the ways in which what is sought may be meant, each as parts of a `listedText` that must all
 * be there, in any order: word for word, with umlauts spelled the other way, and with a telephone number by
 * its digits. None is empty, but where nothing is sought.
 */
export function searchWays(sought: string): string[][] {
  const phone = soughtPhone(sought);
  const byPhone = phone?.parts.map((part) => [...searchWords(phone.rest), part]) ?? [];
  return [...spellings(sought).map(searchWords), ...byPhone];
}
