import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][\da-z]{1,31}));/gi;
/** Marks of letters; what else looks like a tag is text, as in "a <b and c> d". */
const tag =
  /<\/?(?:a|abbr|b|big|bdi|bdo|cite|code|del|div|em|font|h[1-6]|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|wbr)(?:\s[^<>]*)?\/?>/gi;

function decode(text: string): string {
  return text.replace(entity, (whole, number, hex, name) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
    const code = number === undefined ? Number.parseInt(hex, 16) : Number(number);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Returns the words of a title, name or summary, which other systems keep as HTML: without marks, its
 * entities decoded, twice where somebody encoded them twice. Lines part at `<br>` and blank lines.
 */
export function plainOf(html: string): string {
  const words = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6])>/gi, '$&\n')
    .replace(tag, '');
  return decode(decode(words)).toWellFormed().trim();
}

/** The same on one line. */
export const plainLineOf = (html: string) => plainOf(html).replace(/\s*\n\s*/g, ' ');
