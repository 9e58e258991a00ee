import { expect, it } from 'vitest';
import { editOfLatePress, textAfter } from './late-press.ts';
import type { SelectedText, TextEdit } from './text-edits.ts';
import type { Tool } from './tools.ts';

/** Reads a text whose caret is `|`, or whose selection lies between two of them. */
function read(written: string): SelectedText {
  const [before = '', selected, after] = written.split('|');
  if (after === undefined)
    return { text: before + selected, from: before.length, to: before.length };
  const to = before.length + (selected ?? '').length;
  return { text: before + selected + after, from: before.length, to };
}

function press(tool: Tool, then: string, typed: string): string | null {
  const now = read(typed);
  const edit = editOfLatePress(tool, read(then), now);
  if (!edit) return null;
  const text = now.text.slice(0, edit.from) + edit.insert + now.text.slice(edit.to);
  expect(edit.select[0]).toBe(edit.select[1]);
  return `${text.slice(0, edit.select[0])}|${text.slice(edit.select[0])}`;
}

it('changes the line in which the caret stood, not the one that is written now', () => {
  expect(press('heading', 'Costs|', 'Costs\n\nA |')).toBe('## Costs\n\nA |');
  expect(press('bullets', 'Costs|\nMore', 'Costs in euros|\nMore')).toBe('- Costs in euros|\nMore');
  expect(press('quote', '|', 'Said|')).toBe('> Said|');
});

it('takes the sign of a line away again', () => {
  expect(press('bullets', '- Costs|', '- Costs and|')).toBe('Costs and|');
});

it('puts a sign around the words typed since', () => {
  expect(press('bold', 'A |', 'A lot|')).toBe('A **lot|**');
  expect(press('italic', 'A | more', 'A lot| more')).toBe('A _lot|_ more');
});

it('leaves to the caret of now what was not typed on, and what is inserted', () => {
  expect(press('heading', 'Costs|', 'Costs|')).toBeNull();
  expect(press('heading', 'Costs|', 'Another text|')).toBeNull();
  expect(press('heading', 'Costs|', 'Costs in| euros')).toBeNull();
  expect(press('heading', '|Costs|', 'Price|')).toBeNull();
  expect(press('table', 'Costs|', 'Costs\n|')).toBeNull();
});

it('knows where a press stood behind one that waited before it', () => {
  const heading: TextEdit = { from: 0, to: 5, insert: '## Costs', select: [8, 8] };
  const after = (waiting: string) => textAfter(heading, read('Costs\n\nA lot|'), read(waiting));
  expect(after('Costs\n\nA |')).toEqual(read('## Costs\n\nA |'));
  // Typed into the line of the heading since, or another text: its place is not known.
  expect(after('Cos|')).toEqual(read('Cos|'));
  expect(after('Price is|')).toEqual(read('Price is|'));
});
