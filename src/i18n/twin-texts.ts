import type { Language } from './language.ts';

/** Texts in English by their names, each with its Portuguese as `<name>Pt`. */
export type TwinTexts<Name extends string> = Record<Name | `${Name}Pt`, string>;

/** Returns a text of a record in a language. */
export function twinText<Name extends string>(
  texts: TwinTexts<Name>,
  language: Language,
  name: Name,
): string {
  return texts[language === 'pt' ? (`${name}Pt` as const) : name];
}
