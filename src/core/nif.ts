/** Removes spaces, points, hyphens and a leading PT from a Portuguese tax number. */
export function plainNif(text: string): string {
  return text.replace(/[\s.-]/g, '').replace(/^PT/i, '');
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
