import { type Language, localeOf } from './language.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * Returns how names are put in order for a reader: á beside a, in any case, and 2 before 10. For lists
 * that are whole; those that come in pages are ordered by the database, by `orderOfNames`.
 */
export function compareNames(language: Language): (one: string, other: string) => number {
  const known = collators.get(language);
  const collator = known ?? new Intl.Collator(localeOf[language], { numeric: true });
  if (!known) collators.set(language, collator);
  return collator.compare;
}
