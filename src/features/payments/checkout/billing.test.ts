import { describe, expect, it } from 'vitest';
import { type Billing, buyerOf, missingDetails, needsMethod, noBilling } from './billing.ts';

const typed: Billing = {
  ...noBilling,
  email: 'kai@muster.example',
  company: 'Muster GmbH',
  nif: '501964843',
  vatNumber: 'DE123456789',
  street: 'Musterstraße 1',
  postalCode: '9000-017',
  city: 'Funchal',
};
const nothing = { company: '', nif: '', vatNumber: '', street: '', postalCode: '', city: '' };
const seat = { street: 'Musterstraße 1', postalCode: '9000-017', city: 'Funchal' };
const company = { company: 'Muster GmbH', ...seat };

describe('who buys', () => {
  it.for([
    ['a person', 'self', 'DE', { country: 'DE', ...nothing }],
    ['a person who names no country', 'self', '', { country: '', ...nothing }],
    [
      'a company in Portugal',
      'company',
      'PT',
      { country: 'PT', ...company, nif: '501964843', vatNumber: '' },
    ],
    [
      'a company that names no country',
      'company',
      '',
      { country: '', ...company, nif: '501964843', vatNumber: '' },
    ],
    [
      'a company elsewhere',
      'company',
      'DE',
      { country: 'DE', ...company, nif: '', vatNumber: 'DE123456789' },
    ],
  ] as const)(
    '%s: what was typed before and counts no more is left out',
    ([_, who, country, buyer]) => {
      expect(buyerOf({ ...typed, who, country })).toEqual({ buyer: who, ...buyer });
    },
  );

  it('is asked for what an invoice to a company needs', () => {
    expect(missingDetails(noBilling)).toEqual({});
    expect(missingDetails({ ...noBilling, who: 'company', country: 'DE', company: ' ' })).toEqual({
      company: 'required',
      street: 'required',
      postalCode: 'required',
      city: 'required',
    });
    expect(missingDetails({ ...typed, who: 'company', nif: '' })).toEqual({ nif: 'required' });
    expect(missingDetails({ ...typed, who: 'company', country: 'DE', vatNumber: '' })).toEqual({});
  });

  it('needs its card looked at outside the EU alone', () => {
    const asked = ['', 'PT', 'DE', 'BR'].filter((country) => needsMethod({ ...typed, country }));
    expect(asked).toEqual(['BR']);
  });
});
