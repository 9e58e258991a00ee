/** The two languages of the site. `pt` is European Portuguese (`pt-PT`). */
export type Language = 'en' | 'pt';

export const languages: readonly Language[] = ['en', 'pt'];

/** BCP 47 tag for `lang`, `hreflang` and `Intl`. English is British, as the house style is. */
export const localeOf = { en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Language, string>;

/** Value of the `lang` attribute. */
export const htmlLangOf = { en: 'en', pt: 'pt-PT' } as const satisfies Record<Language, string>;

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'pt' : 'en';
}
