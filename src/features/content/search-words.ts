import type { Language } from '#i18n/language.ts';
import { type ContentValues, twinName } from './content.ts';

/** The fields of which a search engine and a message show the words, by kind. */
export const searchWords: Readonly<Record<string, { title: string; description: string }>> = {
  posts: { title: 'title', description: 'summary' },
  'case-studies': { title: 'title', description: 'challenge' },
};

/** How many characters search engines show, about. */
export const mostShown = { title: 60, description: 155 };

/** Returns the words that are shown in a language: the English where there is no Portuguese. */
export function wordsIn(values: ContentValues, field: string, language: Language): string {
  const own = language === 'pt' ? values[twinName(field)] : values[field];
  return String(own || values[field] || '').trim();
}
