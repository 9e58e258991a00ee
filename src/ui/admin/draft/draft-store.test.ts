import { describe, expect, it } from 'vitest';
import { forgetOldDrafts, readDraft, saveDraft } from './draft-store.ts';

const now = new Date('2026-11-23T08:41:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

function emptyStore() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

describe('a draft', () => {
  it('is stored with its time, by name, and removed when it is emptied', () => {
    const store = emptyStore();
    saveDraft(store, 'one', 'Dear Yuki,\n', now);
    saveDraft(store, 'two', 'Dear Rui,', now);
    expect(readDraft(store, 'one')).toEqual({ text: 'Dear Yuki,\n', savedAt: now.toISOString() });
    expect(saveDraft(store, 'one', ' \n', now)).toBeNull();
    expect([readDraft(store, 'one'), readDraft(store, 'two')?.text]).toEqual([null, 'Dear Rui,']);
  });

  it('is none where the storage is full, or holds something else', () => {
    const store = emptyStore();
    store.setItem('draft:one', '{"text":1}');
    expect(readDraft(store, 'one')).toBeNull();
    const full = {
      ...store,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveDraft(full, 'one', 'Dear', now)).toBeNull();
  });

  it('is forgotten after thirty days, and nothing else is', () => {
    const store = emptyStore();
    store.setItem('admin-language', 'pt');
    saveDraft(store, 'old', 'Dear', now);
    saveDraft(store, 'new', 'Dear', daysLater(20));
    forgetOldDrafts(store, daysLater(31));
    expect([readDraft(store, 'old'), readDraft(store, 'new')?.text]).toEqual([null, 'Dear']);
    expect(store.getItem('admin-language')).toBe('pt');
  });
});
