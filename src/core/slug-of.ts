/** Letters that are no plain letter with a mark, in Latin letters. */
const latin: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ŋ:n ſ:s ŧ:t ĸ:k ə:e ƒ:f'
      .split(' ')
      .map((pair) => pair.split(':')),
  ),
  // Cyrillic, as in Russian passports (ICAO 9303), with the letters of its neighbours.
  ...lettersOf(
    'а б в г ґ д ђ е є ж з ѕ и і ј к л љ м н њ о п р с т ћ у ў ф х ц ч џ ш щ ъ ы ь э ю я',
    'a b v g g d d e ie zh z dz i i j k l lj m n nj o p r s t c u u f kh ts ch dz sh shch - y - e iu ia',
  ),
  // Greek, by ELOT 743.
  ...lettersOf(
    'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω',
    'a v g d e z i th i k l m n x o p r s s t y f ch ps o',
  ),
};

function lettersOf(letters: string, latinLetters: string): Record<string, string> {
  const written = latinLetters.split(' ');
  return Object.fromEntries(
    letters.split(' ').map((letter, index) => [letter, written[index]?.replace('-', '') ?? '']),
  );
}

/**
 * Returns what a page's address says of a text: `abrir-empresa` of "Abrir empresa!". Letters without a
 * Latin spelling stand as their numbers, so that only a text without letters and digits says nothing.
 */
export function slugOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const written = letters.replace(/[^\0-\x7f]/gu, (letter) => latin[letter] ?? letter);
  const plain = (part: string) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const named = plain(written);
  if (named !== '') return named;
  const numbers = written.replace(
    /[\p{L}\p{N}]/gu,
    (letter) => `-${letter.codePointAt(0)?.toString(16)}`,
  );
  return plain(numbers);
}
