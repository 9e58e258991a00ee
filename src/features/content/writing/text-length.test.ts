import { expect, it } from 'vitest';
import type { Fields } from '../content.ts';
import { textLength } from './text-length.ts';

const fields: Fields = [
  { name: 'title', type: 'line', most: 100, twin: true },
  { name: 'text', type: 'markdown', most: 10_000, twin: true },
  { name: 'notes', type: 'markdown', most: 10_000, twin: true },
];

it('the words of the long texts of one language are counted, without the signs of lists and headings', () => {
  const values = {
    title: 'Not counted here',
    text: '## The bank\n\n- Two of *five* banks\n- see [the list](/blog/list)\n\n> — 1,450 €',
    notes: 'Two more',
    textPt: 'Já não há-de chover.',
  };
  expect(textLength(fields, values, 'en')).toEqual({ words: 12, minutes: 1 });
  expect(textLength(fields, values, 'pt')).toEqual({ words: 4, minutes: 1 });
});

it('the minutes are those that the article names', () => {
  const text = 'word '.repeat(1300);
  expect(textLength(fields, { text }, 'en')).toEqual({ words: 1300, minutes: 7 });
});

it('nothing is said where nothing is written, or where a record has no long text', () => {
  expect(textLength(fields, { text: ' \n# \n', textPt: null }, 'en')).toBeNull();
  expect(textLength(fields.slice(0, 1), { title: 'A title' }, 'en')).toBeNull();
});
