import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '#ui/form/kept-words.ts';
import { noBilling } from './billing.ts';
import { readBillingDraft, saveBillingDraft } from './billing-draft.ts';

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
  it('are what was typed last, until they are forgotten', () => {
    const typed = { ...noBilling, who: 'company' as const, company: 'Tessera Lda' };
    saveBillingDraft(typed);
    expect(readBillingDraft()).toEqual(typed);
    saveBillingDraft(null);
    expect(stored.size).toBe(0);
    expect(readBillingDraft()).toEqual(noBilling);
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
