import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noBilling } from './billing.ts';
import { billingDraftKey, readBillingDraft, saveBillingDraft } from './billing-draft.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the details of a bill in the session', () => {
  it('are what was typed last', () => {
    const typed = { ...noBilling, who: 'company' as const, company: 'Tessera Lda' };
    saveBillingDraft(typed);
    expect(readBillingDraft()).toEqual(typed);
  });

  it.for([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '["a"]'],
    ['a text', '"self"'],
  ] as const)('are empty for %s', ([_, text]) => {
    if (text !== null) stored.set(billingDraftKey, text);
    expect(readBillingDraft()).toEqual(noBilling);
  });

  it('take over known fields with texts, and nothing else', () => {
    const text = { email: 'a@b.example', nif: 500, who: 'robot', number: '4242424242424242' };
    stored.set(billingDraftKey, JSON.stringify(text));
    expect(readBillingDraft()).toEqual({ ...noBilling, email: 'a@b.example' });
  });

  it('are empty, and typing goes on, without storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(() => saveBillingDraft(noBilling)).not.toThrow();
    expect(readBillingDraft()).toEqual(noBilling);
  });
});
