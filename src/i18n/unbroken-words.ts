/**
 * A word whose hyphen follows one or two letters, such as *email* or an order's reference, or stands
 * before a short pronoun, as in *contacta-o*, with what follows that, as in *Trás-os-Montes*; and a
 * Portuguese weekday or postal code, and the name of a means of payment.
 */
const unbroken =
  /((?<!\p{L})(?:\p{L}{1,2}-[\p{L}\p{N}]{2,8}|\d{4}-\d{3}|MB WAY|\p{L}+-(?:[ln]?[oa]s?|lhes?|[mst]e|vos|feiras?)(?:-\p{L}+)?)(?![\p{L}\p{N}]))/u;

/** Returns a number, such as a telephone's, or a day, in which no line breaks at a space. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Keeps each day and its month on one line, and a Portuguese year and its *de*, by non-breaking spaces:
 * of "10 de fevereiro de 2026" only the year may go to the next line. A word that begins with the
 * letter of a month counts as one.
 */
export function keepDaysWhole(text: string): string {
  return text
    .replace(/\b(\d\d?º?) (?=[ADFJMNOS])/g, '$1\u00a0')
    .replace(/\b(\d\d?º?) de (?=[adfjmnos])/g, '$1\u00a0de\u00a0')
    .replace(/\bde (?=\d{4})/g, 'de\u00a0');
}

/** Cuts a text before and after each word that is read as one: those are at the odd places. */
export function splitUnbroken(text: string): string[] {
  return text.split(unbroken);
}

/**
 * Keeps a number with the span of time that it counts, which is told by its first letters, and both
 * ends of a range, on one line.
 */
export function keepCountsWhole(text: string): string {
  return text
    .replace(/(\d) (?=day|hou|min|wee|mon|yea|dia|hor|sem|mes|ano)/g, '$1\u00a0')
    .replace(/(\d) (to|às|a) (?=\d)/g, '$1\u00a0$2\u00a0');
}
