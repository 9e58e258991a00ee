import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '#ui/form/kept-words.ts';
import { noBilling } from './billing.ts';
import { forgetBuyer, readBillingDraft, saveBillingDraft } from './billing-draft.ts';

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
      ...{ who: 'company' as const, company: 'Tessera Lda', nif: '501964843', country: 'PT' },
      ...{ vatNumber: '', street: 'Rua Augusta 1', postalCode: '1100-048', city: 'Lisboa' },
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
