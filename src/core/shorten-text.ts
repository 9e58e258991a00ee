/**
 * Returns a text on one line, of at most `longest` characters. What is longer ends after a whole word,
 * with an ellipsis; only a word that is longer itself is cut.
 */
export function shortenText(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const start = line.slice(0, longest);
  const end = start.lastIndexOf(' ');
  const whole = end > 0 ? start.slice(0, end) : start.slice(0, -1).toWellFormed();
  return `${whole.replace(/[\s,;:.(–—-]+$/, '')}…`;
}
