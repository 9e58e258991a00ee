import { asciiDigits } from './ascii-digits.ts';

/** What people write before a tax number. */
const labels = /^(?:nif|nipc|contribuinte|no?[º°]?|pt)+(?=\d)/i;

/** Removes spaces, signs, and what stands before it, such as PT or NIF, from a Portuguese tax number. */
export function plainNif(text: string): string {
  return asciiDigits(text)
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .replace(labels, '');
}

// The first digits that the tax authority assigns, by kind of holder.
const holders = /^(?:[1235689]|45|7[0124-9])/;

/**
 * Whether nine digits are a Portuguese tax number: a known first digit, and the check digit of
 * Decreto-Lei 14/2013 (weights 9 to 2, modulo 11; a remainder of 0 or 1 gives 0).
 */
export function isNif(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !holders.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce(
    (total, digit, place) => total + Number(digit) * (9 - place),
    0,
  );
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
}
