import { sharedStore } from '#core/browser-storage.ts';
import { type Language, languageOf } from '#i18n/language.ts';

const key = 'admin-language';

/** The language last chosen in this browser; without one, the browser's own. */
export function startLanguage(): Language {
  const stored = sharedStore.get(key);
  return languageOf(stored ?? navigator.language.slice(0, 2));
}

export function storeLanguage(language: Language): void {
  sharedStore.set(key, language);
}
