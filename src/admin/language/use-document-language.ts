import { useEffect } from 'react';
import { htmlLangOf, prefixOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { storeLanguage } from './stored-language.ts';

/** Keeps the document's `lang` and manifest, and this browser's choice, equal to the language shown. */
export function useDocumentLanguage(): void {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = htmlLangOf[language];
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute('href', `/admin${prefixOf[language]}/manifest.webmanifest`);
    storeLanguage(language);
  }, [language]);
}
