import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedStore, tabStore } from './browser-storage.ts';

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A storage over a map, whose items are its own properties as a browser's are. */
function storageOf(items: Record<string, string>, isFull = false) {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items[key] = text;
    },
    removeItem: (key: string) => void delete items[key],
  };
  return new Proxy(items, {
    get: (_, name) => methods[name as keyof typeof methods],
  });
}

function blockWholly(name: string): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: denied });
}

function forgetAll(): void {
  for (const store of [tabStore, sharedStore]) for (const key of store.keys()) store.remove(key);
}

// A worker keeps its modules, so another file's test may have left something.
beforeEach(forgetAll);

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
  for (const name of ['sessionStorage', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

describe.each([
  ['sessionStorage', tabStore],
  ['localStorage', sharedStore],
])('%s', (name, store) => {
  it('keeps texts by name in the browser', () => {
    const items: Record<string, string> = { other: 'x' };
    vi.stubGlobal(name, storageOf(items));
    expect(store.set('one', '1')).toBe(true);
    expect(items).toEqual({ other: 'x', one: '1' });
    expect([store.get('one'), store.get('none'), store.keys()]).toEqual([
      '1',
      null,
      ['other', 'one'],
    ]);
    store.remove('one');
    expect([items, store.keeps()]).toEqual([{ other: 'x' }, true]);
  });

  it.each([
    ['its name throws', () => blockWholly(name)],
    [
      'its methods throw',
      () => vi.stubGlobal(name, { getItem: denied, setItem: denied, removeItem: denied }),
    ],
    ['there is none', () => vi.stubGlobal(name, undefined)],
    ['it is null, as in a web view', () => vi.stubGlobal(name, null)],
  ])('remembers in this document, and says that nothing is kept, where %s', (_, block) => {
    block();
    expect(store.get('one')).toBeNull();
    expect([store.set('one', '1'), store.keeps()]).toEqual([false, false]);
    expect([store.get('one'), store.keys().includes('one')]).toEqual(['1', true]);
    store.remove('one');
    expect([store.get('one'), store.keys().includes('one')]).toEqual([null, false]);
  });

  it('reads what came last where it is full', () => {
    const items: Record<string, string> = { one: 'older' };
    vi.stubGlobal(name, storageOf(items, true));
    expect(store.set('one', 'newer')).toBe(false);
    expect([store.get('one'), store.keys(), items]).toEqual(['newer', ['one'], {}]);
    vi.stubGlobal(name, storageOf(items));
    expect(store.set('one', 'last')).toBe(true);
    expect(store.get('one')).toBe('last');
  });
});
