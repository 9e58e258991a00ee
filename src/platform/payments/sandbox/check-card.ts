/** A card as a form sends it: number with or without spaces, expiry `MM/YY`. */
export type Card = { number: string; expiry: string; cvc: string };
export type CardError = 'required' | 'invalid' | 'past';

/** The check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(number: string): CardError | null {
  const digits = number.replace(/[\s-]/g, '');
  if (digits === '') return 'required';
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits) ? null : 'invalid';
}

/** A card is valid until its month has ended in every time zone, twelve hours after UTC. */
function checkExpiry(expiry: string, now: Date): CardError | null {
  if (expiry.trim() === '') return 'required';
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month || !year) return 'invalid';
  return Date.UTC(2000 + Number(year), Number(month), 1, 12) > now.getTime() ? null : 'past';
}

function checkCvc(cvc: string): CardError | null {
  if (cvc.trim() === '') return 'required';
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'invalid';
}

/** Returns the errors of a card, at most one per field; empty if it can be charged. */
export function checkCard(card: Card, now: Date): { field: keyof Card; code: CardError }[] {
  const found = {
    number: checkNumber(card.number),
    expiry: checkExpiry(card.expiry, now),
    cvc: checkCvc(card.cvc),
  };
  return (Object.keys(found) as (keyof Card)[]).flatMap((field) => {
    const code = found[field];
    return code === null ? [] : [{ field, code }];
  });
}
