import { type Card, type CardError, checkCard } from '#platform/payments/sandbox/check-card.ts';

export type CardInput = Card;
export type CardField = keyof Card;
/** What is wrong with each field; codes. */
export type CardErrors = Partial<Record<CardField, CardError>>;

export const cardFields = ['number', 'expiry', 'cvc'] as const;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Digits in the groups that the card shows: fours, or 4, 6, 5 for American Express. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (/^3[47]/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      .filter(Boolean)
      .join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Two digits of a year; one of four digits is left alone until its last is there. */
function shortYear(digits: string): string {
  if (digits.length >= 4) return digits.slice(2, 4);
  return digits.startsWith('20') ? digits : digits.slice(0, 2);
}

/** `MM/YY` as far as it is written; takes what browsers fill in, such as `5/2030`. */
export function formatExpiry(text: string): string {
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)\s*$/.exec(text);
  const month = parts?.[1] ?? digitsOf(text).slice(0, 2);
  const rest = parts?.[2] ?? digitsOf(text).slice(2);
  const year = shortYear(rest);
  if (month.length === 1 && (parts || month > '1')) return `0${month}/${year}`;
  return year || (parts && text.includes('/')) ? `${month}/${year}` : month;
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** What is wrong with a card, as the server will judge it; empty for one that can be sent. */
export function cardErrors(card: CardInput, now: Date): CardErrors {
  return Object.fromEntries(checkCard(card, now).map(({ field, code }) => [field, code]));
}
