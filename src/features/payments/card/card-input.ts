import { type Card, type CardError, checkCard } from '#platform/payments/sandbox/check-card.ts';

export type CardInput = Card;
export type CardField = keyof Card;
/** Error codes by field. */
export type CardErrors = Partial<Record<CardField, CardError>>;

export const cardFields = ['number', 'expiry', 'cvc'] as const;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats digits in the groups of the card: fours, or 4, 6, 5 for American Express. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (/^3[47]/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      .filter(Boolean)
      .join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Shortens a year to two digits once all four are typed. */
function shortYear(digits: string): string {
  if (digits.length >= 4) return digits.slice(2, 4);
  return digits.startsWith('20') ? digits : digits.slice(0, 2);
}

/** Formats an expiry date as `MM/YY` while it is typed; accepts autofill such as `5/2030`. */
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

/** Validates a card by the server's rules; empty if it can be sent. */
export function cardErrors(card: CardInput, now: Date): CardErrors {
  return Object.fromEntries(checkCard(card, now).map(({ field, code }) => [field, code]));
}
