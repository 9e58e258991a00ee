/** A letter or digit with the accents that are written apart from it. */
const letter = /[\p{L}\p{N}]\p{M}*/u;
/** Scripts whose letters would be drawn as one word. */
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u;
const zeroWidthNonJoiner = '\u200c';

/**
 * Returns the first letters of the first two words of a name, in capitals; empty for a name without a
 * letter. What begins a word and is no letter, as a bracket, is passed over.
 */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => letter.exec(word)?.[0] ?? [])
    .slice(0, 2);
  const between = joined.test(letters.join('')) ? zeroWidthNonJoiner : '';
  return letters.join(between).toLocaleUpperCase('pt-PT');
}
