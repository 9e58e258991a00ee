import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep, readKept, textsOf } from './kept-words.ts';

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

it('what is kept is read again, until it is removed', () => {
  keep('form', { name: 'Noor' });
  expect(readKept('form')).toEqual({ name: 'Noor' });
  expect(readKept('other')).toBeNull();
  keep('form', null);
  expect([...stored.keys()]).toEqual([]);
});

it('text that is no JSON is nothing', () => {
  stored.set('form', '{');
  expect(readKept('form')).toBeNull();
});

it('without storage nothing is kept, and typing goes on', () => {
  const denied = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(() => keep('form', { name: 'Noor' })).not.toThrow();
  expect(() => keep('form', null)).not.toThrow();
  expect(readKept('form')).toBeNull();
});

it.each([
  [{ name: 'Noor', email: '', phone: 7, card: '4242' }, { name: 'Noor' }],
  [null, {}],
  ['name', {}],
  [['Noor'], {}],
  [7, {}],
])('the texts of known fields in %j are %j', (kept, texts) => {
  expect(textsOf(kept, ['name', 'email', 'phone'])).toEqual(texts);
});
