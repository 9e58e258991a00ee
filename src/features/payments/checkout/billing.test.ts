import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '#ui/form/kept-words.ts';
import {
  type Billing,
  buyerOf,
  forgetBuyer,
  missingDetails,
  needsMethod,
  noBilling,
  readBillingDraft,
  saveBillingDraft,
} from './billing.ts';

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
    ['a person', 'self', 'NL', { country: 'NL', ...nothing }],
    // Parts of Germany are outside the area of VAT.
    ['a person in Germany', 'self', 'DE', { country: 'DE', ...nothing, postalCode: '9000-017' }],
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

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the details of a bill in the session', () => {
  it('are what was typed last, until a person has paid', () => {
    const typed = { ...noBilling, name: 'Rui Prates', email: 'rui@prates.example' };
    saveBillingDraft(typed);
    expect(readBillingDraft()).toEqual(typed);
    forgetBuyer();
    expect(stored.size).toBe(0);
    expect(readBillingDraft()).toEqual(noBilling);
  });

  it('of a company are there for its next order, without who ordered', () => {
    const company = {
      who: 'company' as const,
      company: 'Tessera Lda',
      nif: '501964843',
      country: 'PT',
      vatNumber: '',
      street: 'Rua Augusta 1',
      postalCode: '1100-048',
      city: 'Lisboa',
    };
    saveBillingDraft({ ...company, name: 'Rui Prates', email: 'rui@prates.example' });
    forgetBuyer();
    expect(readBillingDraft()).toEqual({ ...company, name: '', email: '' });
    expect([...stored.values()].join()).not.toContain('rui');
  });

  it.each([['a list'], 'self'])('are empty for %j', (kept) => {
    keep('checkoutDetails', kept as object);
    expect(readBillingDraft()).toEqual(noBilling);
  });

  it('take over known fields with texts, and nothing else', () => {
    keep('checkoutDetails', {
      email: 'a@b.example',
      nif: 500,
      who: 'robot',
      number: '4242424242424242',
    });
    expect(readBillingDraft()).toEqual({ ...noBilling, email: 'a@b.example' });
  });
});
