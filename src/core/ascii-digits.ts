/**
 * Returns a text as keyboards of all countries mean it: full-width signs as plain ones, the digits of any
 * script as 0 to 9. For what is digits, such as numbers of telephones; not for names.
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const own = digit.codePointAt(0) ?? 0;
    let zero = own;
    // The ten digits of a script follow one another, and nothing that is a digit comes before its zero.
    while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(own - zero);
  });
}
