import { expect, it } from 'vitest';
import { readDate } from '#core/written-date.ts';
import type { Field } from '#features/content/content.ts';
import { readCell } from './read-cell.ts';

const read = (type: string, cell: string) => readCell({ type, name: 'x' } as Field, cell);

it.each([
  'May 2, 2024',
  'Maio 2 2024',
  '2024/05/02',
  '2024.05.02',
  '20240502',
  '2nd May 2024',
  '2.º de maio de 2024',
  'quinta-feira, 2 de maio de 2024',
  'Thu 2 May 2024',
  '02 05 2024',
  '45414',
])('%s is the second of May', (text) => expect(readDate(text)?.day).toBe('2024-05-02'));

it('an instant is the day that it is in Lisbon', () => {
  expect(read('day', '2024-05-01T23:30:00Z')).toBe('2024-05-02');
  expect(read('instant', '2024-05-02 10:00:00+01')).toBe('2024-05-02T09:00:00.000Z');
});

it.each([
  ['flag', '✓', true],
  ['flag', '✔️', true],
  ['flag', 'on', true],
  ['flag', 'OFF', false],
  ['flag', 'WAHR', true],
  ['flag', '☐', '☐'],
  ['number', '1 000', 1000],
  ['number', '−3', -3],
  ['number', '+3,0', 3],
  // Thousands, or decimals.
  ['number', '1.000', '1.000'],
  ['number', '1,5', '1,5'],
])('a %s of %s is %s', (type, cell, value) => expect(read(type, cell)).toBe(value));
