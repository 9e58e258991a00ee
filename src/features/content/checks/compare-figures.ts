import type { Language } from '#i18n/language.ts';

/** What is no figure of the text: addresses, numbers of footnotes and of list items. */
const others = /\]\([^)]*\)|https?:\/\/\S+|\[\^[^\]]*\]:?|^\s*\d{1,9}[.)]\s/gm;

const groups: Record<Language, RegExp> = {
  en: /\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
  pt: /\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
};

/** Returns the figures of a text in a language, each as a plain number: `1,450.00` and `1450,00` are 1450. */
export function figuresOf(text: string, language: Language): string[] {
  const words = text
    .replace(others, ' ')
    // A full hour has no minutes in one language and two noughts in the other.
    .replace(/(\d)(?::00|h00|h)(?!\d)/g, '$1 ');
  return [...words.matchAll(groups[language])].map(([figure]) => {
    const isDecimal = language === 'en' ? /\.(\d+)$/ : /,(\d+)$/;
    const decimals = (isDecimal.exec(figure)?.[1] ?? '').replace(/0+$/, '');
    const whole = figure
      .replace(isDecimal, '')
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '');
    return decimals === '' ? whole : `${whole}.${decimals}`;
  });
}

/** Returns what is in one list more often than in the other. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

/** The figures that only one of two texts has. */
export type FigureDifference = { en: string[]; pt: string[] };

/** Compares the figures of a text with those of its Portuguese; null where they are the same. */
export function compareFigures(english: string, portuguese: string): FigureDifference | null {
  const en = figuresOf(english, 'en');
  const pt = figuresOf(portuguese, 'pt');
  const difference = { en: without(en, pt), pt: without(pt, en) };
  return difference.en.length + difference.pt.length > 0 ? difference : null;
}
