import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';
import { emailPattern } from './email-address.ts';
import { plainEmail } from './fields.ts';
import { plainNif } from './nif.ts';
import { phoneNumbers, soughtPhone } from './phone-digits.ts';
import { readAmount } from './read-amount.ts';
import { slugOf } from './slug-of.ts';
import { readableZone } from './zone-names.ts';

// What people type and paste that a first reading of the rules does not think of.

it('digits of every script, and full-width ones, are digits', () => {
  expect(asciiDigits('٩١٣ ۹۱۳ ९१३ ９１３ 𝟗𝟏𝟑 a')).toBe('913 913 913 913 913 a');
});

it.each(['<ana@x.pt>', 'mailto:ana@x.pt', 'ana@x.pt,', 'ana@x.pt;', 'ana@x。pt'])(
  'the address in %s is ana@x.pt',
  (text) => {
    expect(plainEmail(text)).toBe('ana@x.pt');
  },
);

it.each(['ana@हिन्दी.भारत', 'ana@शॉप.भारत'])(
  '%s is an address, its letters being marked',
  (text) => {
    expect(emailPattern.test(plainEmail(text))).toBe(true);
  },
);

it.each(['ana@x.pt, rui@y.pt', 'ana@x.pt rui@y.pt', 'Ana <ana@x.pt>', '<>@x.pt'])(
  '%s is no address',
  (text) => expect(emailPattern.test(plainEmail(text))).toBe(false),
);

it.each([
  'NIF 999999990',
  'NIPC: 999 999 990',
  'Contribuinte n.º 999.999.990',
  'PT-999–999–990',
  '９９９９９９９９０',
  "999'999'990",
  '999/999/990',
])('the tax number in %s is read', (text) => expect(plainNif(text)).toBe('999999990'));

it.each(['٩١٣١١١٠٠١', '913_111_001', '+00351 913 111 001', '۹۱۳ ۱۱۱ ۰۰۱'])(
  'the number %s is found, and finds',
  (text) => {
    const finds = (stored: string, sought: string) =>
      soughtPhone(sought)?.parts.some((part) =>
        phoneNumbers(stored).some((one) => one.includes(part)),
      );
    expect([finds(text, '913111001'), finds('+351 913 111 001', text)]).toEqual([true, true]);
  },
);

it.each([
  ['+1450', 145_000],
  ['١٤٥٠', 145_000],
  ['1450 EUR.', 145_000],
  ['1450, 50', 145_050],
  ['1 450 ,50 €', 145_050],
  ['1450€50', 145_050],
  ['1´450', 145_000],
  ['1`450,50', 145_050],
])('the amount %s is read', (text, cents) => {
  for (const decimalSign of [',', '.'] as const)
    expect(readAmount(text, { decimalSign })).toEqual({ ok: true, value: cents });
});

it.each(['1450 €/mês', '1450,50,50', '1450€500', '3 x 50'])('%s is no amount', (text) => {
  expect(readAmount(text, { decimalSign: ',' }).ok).toBe(false);
});

it.each([
  ['ŧ', 't'],
  ['Əliyev', 'eliyev'],
  ['ƒ', 'f'],
])('%s has the address %s', (text, slug) => expect(slugOf(text)).toBe(slug));

it.each([
  ['+03:00', 'UTC+3'],
  ['-03:00', 'UTC−3'],
  ['+05:30', 'UTC+5:30'],
  ['+00:00', 'UTC'],
])('a zone of an offset alone, %s, is %s', (zone, name) => expect(readableZone(zone)).toBe(name));
