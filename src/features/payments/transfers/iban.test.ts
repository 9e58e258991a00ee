import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupIban, isBic, readIban } from './iban.ts';

// Examples of the IBAN Registry.
const examples = [
  'PT50000201231234567890154',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'GB29NWBK60161331926819',
];

it.each(examples)('reads %s, however it is typed', (iban) => {
  expect(readIban(iban)).toEqual({ ok: true, value: iban });
  expect(readIban(`IBAN: ${groupIban(iban).toLowerCase()} `)).toEqual({ ok: true, value: iban });
});

it.each([
  ['', 'iban_signs'],
  ['0002 0123 1234', 'iban_signs'],
  ['PT50 0002 0123 1234 5678 901', 'iban_length'],
  ['PT50 0002 0123 1234 5678 9015 44', 'iban_length'],
  ['PT51 0002 0123 1234 5678 9015 4', 'iban_check'],
  ['US64 SVBK US6S 3300 9586 71', 'iban_country'],
])('says why %s is none', (text, refusal) => {
  expect(readIban(text)).toEqual({ ok: false, refusal });
});

it('finds any digit that was mistyped', () => {
  const [iban = ''] = examples;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(iban[at]) + by) % 10;
      expect(readIban(iban.slice(0, at) + digit + iban.slice(at + 1)).ok).toBe(false);
    }),
  );
});

it('knows a BIC', () => {
  expect(['CGDIPTPL', 'BCOMPTPLXXX'].every(isBic)).toBe(true);
  expect(['', 'CGDIPTP', 'CGDIPTPLX', 'cgdiptpl', '1GDIPTPL'].some(isBic)).toBe(false);
});
