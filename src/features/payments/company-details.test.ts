import { describe, expect, it } from 'vitest';
import { hasPostalCodes, missingOfCompany, missingOfPerson } from './company-details.ts';

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

describe('what the invoice of a person names', () => {
  const order = {
    buyerKind: 'consumer',
    amountCents: 100_000,
    billingName: 'Noor Haddad',
    billingStreet: null,
    billingPostalCode: null,
    billingCity: null,
    billingCountry: 'PT' as string | null,
  };

  it('is the name and the address, from €1,000 on', () => {
    expect(missingOfPerson(order)).toEqual(['street', 'postalCode', 'city']);
    expect(missingOfPerson({ ...order, billingCountry: 'AO' })).toEqual(['street', 'city']);
    const seat = { billingStreet: 'Rua Augusta 1', billingCity: 'Lisboa' };
    expect(missingOfPerson({ ...order, ...seat, billingPostalCode: '1100-048' })).toEqual([]);
  });

  it('is nothing below that, or of a company', () => {
    expect(missingOfPerson({ ...order, amountCents: 99_999 })).toEqual([]);
    expect(missingOfPerson({ ...order, buyerKind: 'company' })).toEqual([]);
  });
});
