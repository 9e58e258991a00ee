import { describe, expect, it } from 'vitest';
import { type Billing, buyerOf, noBilling } from './billing.ts';

const typed: Billing = {
  ...noBilling,
  email: 'kai@muster.example',
  company: 'Muster GmbH',
  vatNumber: 'DE123456789',
  postalCode: '9000-017',
};

describe('what decides the VAT of a buyer', () => {
  it.for([
    ['of a person', 'self', 'DE', { country: 'DE', company: '', vatNumber: '', postalCode: '' }],
    ['of a person who names no country', 'self', '', { ...emptyBuyer() }],
    [
      'of a company in Portugal',
      'company',
      'PT',
      { country: 'PT', company: 'Muster GmbH', vatNumber: '', postalCode: '9000-017' },
    ],
    [
      'of a company that names no country',
      'company',
      '',
      { country: '', company: 'Muster GmbH', vatNumber: '', postalCode: '9000-017' },
    ],
    [
      'of a company elsewhere',
      'company',
      'DE',
      { country: 'DE', company: 'Muster GmbH', vatNumber: 'DE123456789', postalCode: '' },
    ],
  ] as const)(
    '%s leaves out what was typed before and counts no more',
    ([_, who, country, buyer]) => {
      expect(buyerOf({ ...typed, who, country })).toEqual(buyer);
    },
  );
});

function emptyBuyer() {
  return { country: '', company: '', vatNumber: '', postalCode: '' };
}
