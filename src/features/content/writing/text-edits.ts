/** A text with the part of it that is selected. */
export type SelectedText = { text: string; from: number; to: number };

/** Replaces `from` to `to` by `insert` and selects a part of the new text. */
export type TextEdit = { from: number; to: number; insert: string; select: [number, number] };

/** A change of whole lines. */
export type LineKind = 'heading' | 'bullets' | 'numbers' | 'quote';

function spaceBefore(text: string): number {
  return text.length - text.trimStart().length;
}

/** Puts a sign around the selected words, or removes it. */
export function toggleMark({ text, from, to }: SelectedText, sign: '**' | '_' | '~~'): TextEdit {
  const selected = text.slice(from, to);
  const start = from + spaceBefore(selected);
  const end = Math.max(start, from + selected.trimEnd().length);
  const words = text.slice(start, end);
  const size = sign.length;
  const isAround = text.slice(start - size, start) === sign && text.slice(end, end + size) === sign;
  if (isAround && start >= size)
    return {
      from: start - size,
      to: end + size,
      insert: words,
      select: [start - size, end - size],
    };
  if (words.length > 2 * size && words.startsWith(sign) && words.endsWith(sign)) {
    const insert = words.slice(size, -size);
    return { from: start, to: end, insert, select: [start, start + insert.length] };
  }
  return {
    from: start,
    to: end,
    insert: `${sign}${words}${sign}`,
    select: [start + size, end + size],
  };
}

const lineSigns = /^(?:#{1,6} |> |[-*+] |\d+[.)] )/;

function hasSign(line: string, kind: LineKind): boolean {
  if (kind === 'heading') return /^### /.test(line);
  if (kind === 'quote') return line.startsWith('> ');
  return kind === 'bullets' ? /^[-*+] /.test(line) : /^\d+[.)] /.test(line);
}

function signOf(kind: LineKind, line: string, index: number): string {
  if (kind === 'heading') return line.startsWith('## ') ? '### ' : '## ';
  if (kind === 'quote') return '> ';
  return kind === 'bullets' ? '- ' : `${index + 1}. `;
}

/** Makes the selected lines a list, quote or heading, or plain lines again. Headings have two levels. */
export function toggleLines({ text, from, to }: SelectedText, kind: LineKind): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, to - 1));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isOff = written.length > 0 && written.every((line) => hasSign(line, kind));
  let count = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const words = line.replace(lineSigns, '');
    if (isOff) return words;
    count += 1;
    return signOf(kind, line, count - 1) + words;
  });
  const insert = changed.join('\n');
  const caret = start + insert.length;
  return { from: start, to: end, insert, select: from === to ? [caret, caret] : [start, caret] };
}

/** Makes the selected words a link, or inserts one; its address is selected, to be typed or pasted. */
export function insertLink({ text, from, to }: SelectedText, words: string): TextEdit {
  const label = text.slice(from, to).trim() || words;
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/.test(label);
  const insert = isAddress ? `[${words}](${label})` : `[${label}](https://)`;
  const at = from + (isAddress ? 1 : label.length + 3);
  const length = isAddress ? words.length : 'https://'.length;
  return { from, to, insert, select: [at, at + length] };
}

/** Inserts a block of its own, with a blank line before and after it. */
export function insertBlock(
  { text, from, to }: SelectedText,
  block: string,
  selected: string,
): TextEdit {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const gapBefore =
    before === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0));
  const gapAfter = '\n'.repeat(2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0));
  const at = from + gapBefore.length + block.indexOf(selected);
  return {
    from,
    to,
    insert: `${gapBefore}${block}${gapAfter}`,
    select: [at, at + selected.length],
  };
}

/** Inserts the number of a new footnote, and its note at the end of the text, which is selected. */
export function insertFootnote({ text, to }: SelectedText, words: string): TextEdit {
  const numbers = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number));
  const number = Math.max(0, ...numbers) + 1;
  const rest = text.slice(to);
  const body = rest.trimEnd();
  const endsInNotes = /\n\[\^\d+\]: [^\n]*$/.test(text.trimEnd());
  const note = `${endsInNotes ? '\n' : '\n\n'}[^${number}]: `;
  const insert = `[^${number}]${body}${note}${words}\n`;
  const end = to + insert.length - 1;
  return { from: to, to: text.length, insert, select: [end - words.length, end] };
}

// Without an empty line what follows would belong to the last item.
function endList(text: string, start: number, { length }: string): TextEdit {
  const insert = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n';
  const caret = start + insert.length;
  return { from: start, to: start + length, insert, select: [caret, caret] };
}

/** Returns what Enter does in a list or quote: the next item, or its end after an empty one. */
export function continueLine({ text, from, to }: SelectedText): TextEdit | null {
  if (from !== to) return null;
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', from);
  const line = text.slice(start, next === -1 ? text.length : next);
  const [sign, indent = '', number, bullet = ''] =
    /^([ \t]*)(?:(\d{1,9})[.)]|([-*+>]))[ \t]+/.exec(line) ?? [];
  if (sign === undefined || from - start < sign.length) return null;
  if (line.trim() === sign.trim()) return endList(text, start, line);
  const following = number === undefined ? `${bullet} ` : `${Number(number) + 1}. `;
  const insert = `\n${indent}${following}`;
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}
