import { formatPrice, formatPricePt, type Money } from '#core/money.ts';
import type { Language } from '#i18n/language.ts';

/** Formats an amount as the language writes it: `€780.00`, `780,00 €`. */
export function formatAmount(money: Money, language: Language): string {
  return language === 'pt' ? formatPricePt(money) : formatPrice(money);
}
