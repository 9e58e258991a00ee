import { expect, it } from 'vitest';
import { differencesOf, isSameDetail, type Statement } from './details.ts';

const known = {
  name: 'Noor El-Amin',
  phone: '+351 912 345 678',
  company: '',
  language: 'en',
} as const;

function said(details: Partial<Statement>): Statement {
  return {
    kind: 'message',
    record: 'm1',
    at: '2026-11-23T08:00:00.000Z',
    isConfirmed: false,
    name: '',
    phone: '',
    company: '',
    language: 'en',
    ...details,
  };
}

it.each([
  ['name', 'noor  el-amin', 'Noor El-Amin', true],
  ['name', 'Noor', 'Noor El-Amin', false],
  ['phone', '912345678', '+351 912 345 678', true],
  ['phone', '00351 912 345 678', '+351 912 345 678', true],
  ['phone', '345 678', '+351 912 345 678', false],
  ['phone', '+351 912 345 679', '+351 912 345 678', false],
] as const)('compares a %s: “%s” and “%s”', (field, one, other, isSame) => {
  expect(isSameDetail(field, one, other)).toBe(isSame);
});

it('finds each value that differs once, by the newest form, and nothing in what is not said', () => {
  const statements = [
    said({ record: 'm3', name: 'Eve', phone: '912 345 678', language: 'pt' }),
    said({ record: 'm2', name: 'eve', isConfirmed: true }),
    said({ record: 'm1', name: 'Noor El-Amin' }),
  ];
  expect(differencesOf(known, statements, [])).toEqual([
    expect.objectContaining({
      field: 'name',
      value: 'Eve',
      record: 'm3',
      isConfirmed: true,
      records: ['m3', 'm2'],
    }),
    expect.objectContaining({ field: 'language', value: 'pt', record: 'm3', isConfirmed: false }),
  ]);
});

it('leaves out what staff have left as it is', () => {
  const statements = [said({ name: 'Eve', phone: '+44 20 7946 0000' })];
  const left = [{ field: 'name', value: 'EVE' }] as const;
  expect(differencesOf(known, statements, left).map(({ field }) => field)).toEqual(['phone']);
});
