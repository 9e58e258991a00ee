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

type LanguageProviderProps = {
  start: Language;
  /** The same function in every render, called at the press that chooses a language. */
  onChoose?: (language: Language) => void;
  children: ReactNode;
};

/** Keeps the language in memory: starts with the address's; can be toggled until the next load. */
export function LanguageProvider({ start, onChoose, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(start);
  const state = useMemo(
    () => ({
      language,
      toggleLanguage() {
        const chosen = otherLanguage(language);
        onChoose?.(chosen);
        // Every text changes: a transition leaves room for the visitor meanwhile.
        startTransition(() => setLanguage(chosen));
      },
    }),
    [language, onChoose],
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
