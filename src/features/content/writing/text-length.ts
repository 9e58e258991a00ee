import type { Language } from '#i18n/language.ts';
import { readingMinutes } from '#i18n/reading-time.ts';
import { type ContentValues, type Fields, twinName } from '../content.ts';

/** What stands between spaces and holds a letter or a figure: a sign of a list or a heading is no word. */
const word = /[^\s]*[\p{L}\p{N}][^\s]*/gu;

/** Returns the length of a record's long texts in a language, or null where it has none. */
export function textLength(fields: Fields, values: ContentValues, language: Language) {
  const texts = fields
    .filter(({ type, twin }) => type === 'markdown' && twin)
    .map(({ name }) => String(values[language === 'en' ? name : twinName(name)] ?? ''));
  const text = texts.join('\n');
  const words = text.match(word)?.length ?? 0;
  return words === 0 ? null : { words, minutes: readingMinutes(text) };
}
