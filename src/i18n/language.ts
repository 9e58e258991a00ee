import type { Prefix } from '#core/site-address.ts';

/** The two languages of the site. `pt` is European Portuguese (`pt-PT`). */
export type Language = 'en' | 'pt';

export const languages: readonly Language[] = ['en', 'pt'];

/** BCP 47 tag for `lang`, `hreflang` and `Intl`. English is British, as the house style is. */
export const localeOf = { en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Language, string>;

/** Value of the `lang` attribute. */
export const htmlLangOf = { en: 'en', pt: 'pt-PT' } as const satisfies Record<Language, string>;

/** What stands before the path of every page in a language. */
export const prefixOf = { en: '', pt: '/pt' } as const satisfies Record<Language, Prefix>;

/** The language that a stored text names; English where it names none of the site's. */
export function languageOf(text: string): Language {
  return languages.find((known) => known === text) ?? 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'pt' : 'en';
}
