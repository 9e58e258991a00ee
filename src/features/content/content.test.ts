import { expect, it } from 'vitest';
import { emptyValues, type Fields, withLate } from './content.ts';

const fields = [
  { name: 'brand', type: 'line', most: 60, required: true },
  { name: 'motto', type: 'line', most: 60, twin: true, late: true },
  { name: 'door', type: 'choice', options: ['arch', 'lintel'], late: true },
] as const satisfies Fields;
const kind = { fields, empty: emptyValues(fields) };
const present = { brand: 'Entrada', motto: 'Come in', mottoPt: 'Entre', door: 'lintel' };

it('leaves late fields that were not given, and their twins, as they are', () => {
  expect(withLate(kind, { brand: 'Saída' }, present)).toEqual({ ...present, brand: 'Saída' });
});

it('takes those that were given, an empty one too', () => {
  const given = { brand: 'Saída', motto: '', mottoPt: '', door: 'arch' };
  expect(withLate(kind, given, present)).toEqual(given);
});

it('makes them empty where there is nothing yet', () => {
  expect(withLate(kind, { brand: 'Saída' }, null)).toEqual({
    brand: 'Saída',
    motto: '',
    mottoPt: '',
    door: 'arch',
  });
});
