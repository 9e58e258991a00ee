import { createElement } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language-context.tsx';

export type LocalizedText = { text: string; lang?: 'en' };

/** The Portuguese twin where Portuguese is shown and there is one, else the English, marked as such. */
export function localize(
  language: Language,
  en: string,
  pt: string | null | undefined,
): LocalizedText {
  if (language === 'en') return { text: en };
  return pt ? { text: pt } : { text: en, lang: 'en' };
}

type LocalizedProps = {
  en: string;
  pt: string | null | undefined;
  as?: 'span' | 'p' | 'div' | 'dd';
  className?: string;
};

/** Content in the language shown; English in place of a missing translation carries `lang="en"`. */
export function Localized({ en, pt, as = 'span', className }: LocalizedProps) {
  const { language } = useLanguage();
  const { text, lang } = localize(language, en, pt);
  return createElement(as, { lang, className }, text);
}
