/** An amount in whole cents of one currency (ISO 4217 code). */
export type Money = { cents: number; currency: string };

const symbols: Record<string, string> = { EUR: '€', GBP: '£', USD: '$' };

/** The currency of the company's own prices and sums. */
export const companyCurrency = 'EUR';

const noBreakSpace = '\u00a0';

function parts({ cents }: Money): { whole: string; decimals: string } {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`Cents must be a whole number from 0, not ${cents}`);
  return {
    whole: String(Math.floor(cents / 100)),
    decimals: String(cents % 100).padStart(2, '0'),
  };
}

function grouped(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * Formats a price for the API and for English: `€1,450.00`, or `CHF 1,450.00` without a symbol. Throws
 * for negative or fractional cents.
 */
export function formatPrice(money: Money): string {
  const { whole, decimals } = parts(money);
  const before = symbols[money.currency] ?? `${money.currency}${noBreakSpace}`;
  return `${before}${grouped(whole, ',')}.${decimals}`;
}

/** Formats a price for Portuguese: `1450,00 €`, grouped from five digits on (`14 500,00 €`). */
export function formatPricePt(money: Money): string {
  const { whole, decimals } = parts(money);
  const shown = whole.length > 4 ? grouped(whole, noBreakSpace) : whole;
  return `${shown},${decimals}${noBreakSpace}${symbols[money.currency] ?? money.currency}`;
}

/** Returns the number in a price: ignores all but digits and the decimal point. NaN without digits. */
export function amountOfPrice(price: string): number {
  return Number.parseFloat(price.replace(/[^\d.]/g, ''));
}

/** Reads a price of the API back: `€1,450.00`, `CHF 1,450.00`. Its currency is the company's without a sign. */
export function moneyOfPrice(price: string): Money {
  const sign = price.replace(/[\s\d.,]/g, '');
  const known = Object.keys(symbols).find((currency) => symbols[currency] === sign);
  return { cents: centsOf(amountOfPrice(price)), currency: known ?? (sign || companyCurrency) };
}

/** Returns an amount such as 1450.5 in cents, rounded to the nearest. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

/** Returns whole cents as a decimal number with a point: `1178.86`. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
