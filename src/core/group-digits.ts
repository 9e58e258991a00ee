/** Formats a reference as cash machines show it, in threes: `999 000 123`. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}
