/**
 * Keeps a number with the span of time that it counts, which is told by its first letters, and both
 * ends of a range, on one line.
 */
export function keepCountsWhole(text: string): string {
  return text
    .replace(/(\d) (?=day|hou|min|wee|mon|yea|dia|hor|sem|mes|ano)/g, '$1\u00a0')
    .replace(/(\d) (to|às|a) (?=\d)/g, '$1\u00a0$2\u00a0');
}
