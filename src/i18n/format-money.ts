import { companyCurrency, formatPrice, formatPricePt, type Money } from '#core/money.ts';
import type { Language } from './language.ts';

/** Formats an amount for a language: `€1,450.00`, `1450,00 €`; one below zero with a minus sign. */
export function formatMoney({ cents, currency }: Money, language: Language): string {
  const money = { cents: Math.abs(cents), currency };
  const text = language === 'pt' ? formatPricePt(money) : formatPrice(money);
  return cents < 0 ? `−${text}` : text;
}

/** Formats sums of several currencies: `€1,450.00 + $20.00`; without any, nothing of the company's. */
export function formatSums(sums: readonly Money[], language: Language): string {
  const shown = sums.length > 0 ? sums : [{ cents: 0, currency: companyCurrency }];
  return shown.map((sum) => formatMoney(sum, language)).join(' + ');
}
