/** So many letters tell one place of a page from another. */
const enough = 60;

/** Returns the letters and digits of a line of Markdown that its page shows. */
export function lettersOf(line: string): string {
  return line
    .replace(/\]\([^)]*\)|\[\^[^\]]*\]/g, '')
    .replace(/^\s*\d+[.)]\s/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Returns the line of a text at a place; where it is empty, the nearest one before it that is not. */
export function lineAt(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  const isOnLine = !text.slice(before.length, at).includes('\n');
  const caret = isOnLine ? at : before.length;
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  return text.slice(start, end === -1 ? text.length : end);
}

/**
 * Returns the index of the text that a line is shown in: one that begins with it, or else the shortest
 * that holds it; null if there is none.
 */
export function findLine(line: string, texts: readonly string[]): number | null {
  // A row of a table is shown in cells: its first says where it is.
  const [words = ''] = line.trimStart().startsWith('|')
    ? line.split('|').filter((cell) => lettersOf(cell) !== '')
    : [line];
  const letters = lettersOf(words).slice(0, enough);
  if (letters === '') return null;
  const shown = texts.map(lettersOf);
  const first = shown.findIndex((text) => text.startsWith(letters));
  if (first !== -1) return first;
  const holding = [...shown.entries()].filter(([, text]) => text.includes(letters));
  holding.sort(([, one], [, other]) => one.length - other.length);
  return holding[0]?.[0] ?? null;
}
