import { expect, it } from 'vitest';
import { formatRow } from './format-row.ts';
import { changeRow, emptyRow, moveRow, removeRow } from './rows.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id, text: '' }));
const order = (list: readonly { id?: unknown }[]) => list.map(({ id }) => id).join('');

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('row %i moves by %i: %s', (index, by, moved) => {
  expect(order(moveRow(rows, index, by))).toBe(moved);
});

it('a row is removed or changed alone', () => {
  expect(order(removeRow(rows, 1))).toBe('ac');
  expect(changeRow(rows, 1, { text: 'x' })).toEqual([rows[0], { id: 'b', text: 'x' }, rows[2]]);
});

it('a new row has every field, in both languages', () => {
  const fields = [
    { name: 'text', type: 'line', most: 9, twin: true },
    { name: 'isApproved', type: 'flag' },
  ] as const;
  expect(emptyRow(fields, 'x')).toEqual({ id: 'x', text: '', textPt: '', isApproved: false });
});

it('a row is written out for a comparison', () => {
  const row = { id: 'a', label: 'Days', labelPt: 'Dias', before: '', isApproved: true };
  expect(formatRow('en', row)).toBe(
    'What it counts: Days\nWhat it counts (PT): Dias\nThe client agrees to show it',
  );
});
