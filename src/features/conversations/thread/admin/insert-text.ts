/** Puts a text in place of what is selected; returns the whole, and where the cursor goes. */
export function insertText(
  whole: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const before = whole.slice(0, start);
  const text = before + inserted + whole.slice(end);
  return { text, cursor: before.length + inserted.length };
}
