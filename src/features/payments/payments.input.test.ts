import { describe, expect, it } from 'vitest';
import {
  billingInput,
  createIntentInput,
  isPortuguesePostalCode,
  plainPostalCode,
} from './payments.input.ts';

describe('a postal code as it is typed', () => {
  it.each([
    ['1250-096', '1250-096'],
    ['1250 096', '1250-096'],
    ['1250–096', '1250-096'],
    ['1250096', '1250-096'],
    ['1250 - 096', '1250-096'],
    ['1250-096 Lisboa', '1250-096'],
    ['P-1250-096, Vila Nova de Gaia', '1250-096'],
    ['1250', '1250'],
    ['1250 Lisboa', '1250'],
    ['12500', '12500'],
    ['1250-09', '1250-09'],
  ])('in Portugal, %s is %s', (typed, kept) => {
    expect(plainPostalCode(typed, 'PT')).toBe(kept);
  });

  it.each([
    ['1012 AB', 'NL'],
    ['1012 AB', null],
    ['150-0001', 'JP'],
    ['110 001', 'IN'],
    ['1250 096', 'DE'],
    ['SW1A 1AA', 'GB'],
  ])('elsewhere, %s of %s stays', (typed, country) => {
    expect(plainPostalCode(typed, country)).toBe(typed);
  });
});

const intent = { amount: 390, packageId: 'compass', language: 'en' };
const fieldsOf = (body: object) =>
  createIntentInput.safeParse({ ...intent, ...body }).error?.issues.map(({ path }) => path[0]);

it.each(['ZZ', 'EU', 'UN', 'XA', 'SU', 'YU', 'AC', 'UK', 'EZ', 'QO', '12'])(
  '%s is no country',
  (country) => {
    expect(fieldsOf({ country, buyer: 'self' })).toEqual(['country']);
    expect(billingInput.safeParse({ clientSecret: 's', country }).error?.issues).toMatchObject([
      { path: ['country'] },
    ]);
  },
);

it.each(['PT', 'XK', 'de', 'RE'])('%s is a country', (country) => {
  expect(fieldsOf({ country, buyer: 'self' })).toBeUndefined();
});

it('takes numbers and codes without what nobody sees', () => {
  for (const unseen of ['\u200b', '\u202a', '\u202c', '\u2060', '\u00ad']) {
    const typed = {
      country: 'PT',
      vatNumber: `${unseen}PT502757191${unseen}`,
      postalCode: `1250${unseen}-096${unseen}`,
      email: `ana${unseen}@x.example`,
      company: 'Limiar, Lda.',
      street: 'Rua Augusta 1',
      city: 'Lisboa',
    };
    expect(createIntentInput.safeParse({ ...intent, ...typed }).data).toMatchObject({
      vatNumber: 'PT502757191',
      postalCode: '1250-096',
      email: 'ana@x.example',
    });
  }
});

it.each([
  '1250-096 – Lisboa',
  '1250-096 Lisboa, Portugal',
  '1250-096 Lisboa (Portugal)',
  'Lisboa 1250-096',
  'C.P. 1250/096',
  '1250_096.',
  '１２５０－０９６',
  '١٢٥٠-٠٩٦',
  '1250 096 Lisboa 3',
])('the code of Portugal in %s is read', (text) => {
  expect(plainPostalCode(text, 'PT')).toBe('1250-096');
});

it.each(['12345678', '1250-096 1250-097', '1250-0966', 'Lisboa'])('%s has none', (text) => {
  expect(isPortuguesePostalCode(plainPostalCode(text, 'PT'))).toBe(false);
});
