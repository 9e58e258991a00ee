import type { Language } from '#i18n/language.ts';

/** Returns the title of a record in a language, or else in the other; empty if it has none. */
export function titleIn(
  language: Language,
  { title, titlePt }: Record<'title' | 'titlePt', string>,
) {
  return (language === 'pt' && titlePt) || title || titlePt;
}
