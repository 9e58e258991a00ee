import { formatPrice, formatPricePt, type Money } from '#core/money.ts';
import type { Language } from './language.ts';

/** Formats an amount for a language: `€1,450.00`, `1450,00 €`; one below zero with a minus sign. */
export function formatMoney({ cents, currency }: Money, language: Language): string {
  const money = { cents: Math.abs(cents), currency };
  const text = language === 'pt' ? formatPricePt(money) : formatPrice(money);
  return cents < 0 ? `−${text}` : text;
}
