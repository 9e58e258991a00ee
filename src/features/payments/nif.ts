/** Digits of a Portuguese tax number as people write it: spaces, points and a leading PT are dropped. */
export function plainNif(text: string): string {
  return text.replace(/[\s.-]/g, '').replace(/^PT/i, '');
}

// Kinds of holder that the tax authority gives numbers to, by their first digits.
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
