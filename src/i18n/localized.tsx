import { createElement } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language-context.tsx';
import { Unbroken } from './unbroken.tsx';

export type LocalizedText = { text: string; lang?: 'en' };

/** Returns the Portuguese text for Portuguese if there is one, else the English, with its `lang`. */
export function localize(
  language: Language,
  en: string,
  pt: string | null | undefined,
): LocalizedText {
  if (language === 'en') return { text: en };
  return pt ? { text: pt } : { text: en, lang: 'en' };
}

/** Returns the name of the field that `localize` shows: that of the Portuguese ends in `Pt`. */
export function localizedField(
  language: Language,
  name: string,
  pt: string | null | undefined,
): string {
  return language === 'pt' && pt ? `${name}Pt` : name;
}

type LocalizedProps = {
  en: string;
  pt: string | null | undefined;
  as?: 'span' | 'p' | 'div' | 'dd';
  className?: string;
};

/**
 * Content in the current language; English in place of a missing translation has `lang="en"`. No
 * short word is broken at its hyphen.
 */
export function Localized({ en, pt, as = 'span', className }: LocalizedProps) {
  const { language } = useLanguage();
  const { text, lang } = localize(language, en, pt);
  return createElement(as, { lang, className }, createElement(Unbroken, null, text));
}
