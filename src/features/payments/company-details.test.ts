import { describe, expect, it } from 'vitest';
import { hasPostalCodes, missingOfCompany } from './company-details.ts';

const nothing = { company: '', nif: '', country: '', street: '', city: '', postalCode: '' };

describe('what the invoice of a company needs', () => {
  it.for([
    ['', ['company', 'nif', 'street', 'postalCode', 'city']],
    ['PT', ['company', 'nif', 'street', 'postalCode', 'city']],
    ['DE', ['company', 'street', 'postalCode', 'city']],
    ['IE', ['company', 'street', 'postalCode', 'city']],
    ['BR', ['company', 'street', 'postalCode', 'city']],
    ['AO', ['company', 'street', 'city']],
  ] as const)('in %j', ([country, needed]) => {
    expect(missingOfCompany({ ...nothing, country })).toEqual(needed);
  });

  it('is nothing more once it is given', () => {
    const seat = { street: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048' };
    const company = { ...nothing, ...seat, company: 'Tessera Lda' };
    expect(missingOfCompany({ ...company, country: 'PT', nif: '501964843' })).toEqual([]);
    expect(missingOfCompany({ ...company, country: 'FR' })).toEqual([]);
    expect(missingOfCompany({ ...company, country: 'PT', nif: null })).toEqual(['nif']);
  });

  it('has a postal code in each country of the EU', () => {
    expect(hasPostalCodes('IE')).toBe(true);
    expect(hasPostalCodes('HK')).toBe(false);
  });
});
