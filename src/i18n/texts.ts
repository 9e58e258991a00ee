import type { Language } from './language.ts';

export type Texts<Key extends string> = Record<Language, Record<Key, string>>;
export type TextParams = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/**
 * Declares the sentences of one feature in both languages. A key that only one of them has does not
 * compile. `{name}` in a sentence is filled in from the params.
 */
export function defineTexts<const Key extends string>(texts: {
  en: Record<Key, string>;
  pt: Record<NoInfer<Key>, string>;
}): Texts<Key> {
  return texts;
}

/** Returns the sentence for `key`, or the key itself if there is none at run time. */
export function translate<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  key: Key,
  params: TextParams = {},
): string {
  const sentence: string | undefined = texts[language][key];
  if (sentence === undefined) return key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  );
}

/** Returns the sentence for a code at a field, preferably the field's own; unknown codes unchanged. */
export function codeText<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  { field, code, params }: { field: string; code: string; params?: TextParams },
): string {
  const own = `${field}_${code}`;
  const key = Object.hasOwn(texts.en, own) ? own : code;
  return Object.hasOwn(texts.en, key) ? translate(texts, language, key as Key, params) : code;
}
