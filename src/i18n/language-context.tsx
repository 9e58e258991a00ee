import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { type Language, otherLanguage } from './language.ts';
import { type TextParams, type Texts, type Translate, translate } from './texts.ts';

type LanguageState = { language: Language; toggleLanguage: () => void };

const LanguageContext = createContext<LanguageState | null>(null);

/** Keeps the language in memory: starts with the address's; can be toggled until the next load. */
export function LanguageProvider({ start, children }: { start: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(start);
  const state = useMemo(
    () => ({
      language,
      // Every text changes: a transition leaves room for the visitor meanwhile.
      toggleLanguage: () => startTransition(() => setLanguage(otherLanguage)),
    }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}

/** Returns the translate function for a feature's sentences, in the current language. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const { language } = useLanguage();
  return useCallback(
    (key: Key, params?: TextParams) => translate(texts, language, key, params),
    [texts, language],
  );
}
