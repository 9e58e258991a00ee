import type { Language } from '#i18n/language.ts';

const words: Record<Language, readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  pt: ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
};

const feminine: Record<string, string> = { nenhum: 'nenhuma', um: 'uma', dois: 'duas' };

/** Writes a count up to ten as a word, in the gender of what is counted, and a larger one in digits. */
export function countWord(count: number, language: Language, gender: 'f' | 'm' = 'm'): string {
  const word = words[language][count];
  if (word === undefined) return String(count);
  return gender === 'f' ? (feminine[word] ?? word) : word;
}
