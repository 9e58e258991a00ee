import { type AmountRefusal, type DecimalSign, readAmount } from '#core/read-amount.ts';
import type { Result } from '#core/result.ts';
import type { Language } from './language.ts';
import { defineTexts } from './texts.ts';

/** What is said of a text that is no amount; `currency` is a code, or its name. */
export const amountTexts = defineTexts({
  en: {
    no_amount: 'Write an amount such as 1450 or 1450.50',
    whole_cents: 'An amount has at most two decimals. For a thousand write 1000 or 1,000',
    negative: 'The amount cannot be below zero',
    other_currency: 'The amount is in {currency}, and names no other currency',
    too_large: 'The amount is too large',
    readAs: 'Read as {amount}',
  } satisfies Record<AmountRefusal | 'readAs', string>,
  pt: {
    no_amount: 'Escreva um valor, como 1450 ou 1450,50',
    whole_cents: 'Um valor tem no máximo duas casas decimais. Para mil, escreva 1000 ou 1.000',
    negative: 'O valor não pode ser inferior a zero',
    other_currency: 'O valor é em {currency} e não indica outra moeda',
    too_large: 'O valor é demasiado elevado',
    readAs: 'Lido como {amount}',
  },
});

const signs: Record<Language, DecimalSign> = { en: '.', pt: ',' };

/** Reads an amount as somebody who reads a language types it, in cents. */
export function readAmountIn(
  language: Language,
  text: string,
  currency?: string,
): Result<number, AmountRefusal> {
  return readAmount(text, { decimalSign: signs[language], ...(currency && { currency }) });
}

/** Returns cents as somebody types them: `1450`, and `1450.50` or `1450,50`; nothing for null. */
export function typedAmount(cents: number | null, language: Language): string {
  if (cents === null) return '';
  if (cents % 100 === 0) return String(cents / 100);
  return (cents / 100).toFixed(2).replace('.', signs[language]);
}
