import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOldDrafts, readDraft, saveDraft } from './draft-store.ts';

const now = new Date('2026-11-23T08:41:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

let items: Record<string, string>;
let isFull: boolean;

beforeEach(() => {
  items = {};
  isFull = false;
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => void delete items[key],
  };
  // Its items are its own properties, as a browser's are.
  vi.stubGlobal(
    'localStorage',
    new Proxy(items, { get: (_, name) => methods[name as keyof typeof methods] }),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is stored with its time, by name, and removed when it is emptied', () => {
    saveDraft('one', 'Dear Yuki,\n', now);
    saveDraft('two', 'Dear Rui,', now);
    expect(readDraft('one')).toEqual({ text: 'Dear Yuki,\n', savedAt: now.toISOString() });
    expect(saveDraft('one', ' \n', now)).toBeNull();
    expect([readDraft('one'), readDraft('two')?.text]).toEqual([null, 'Dear Rui,']);
  });

  it('is none where the storage is full, or holds something else', () => {
    items['draft:one'] = '{"text":1}';
    expect(readDraft('one')).toBeNull();
    isFull = true;
    expect(saveDraft('one', 'Dear', now)).toBeNull();
  });

  it('is forgotten after thirty days, and nothing else is', () => {
    items['admin-language'] = 'pt';
    saveDraft('old', 'Dear', now);
    saveDraft('new', 'Dear', daysLater(20));
    forgetOldDrafts(daysLater(31));
    expect([readDraft('old'), readDraft('new')?.text]).toEqual([null, 'Dear']);
    expect(items['admin-language']).toBe('pt');
  });
});
