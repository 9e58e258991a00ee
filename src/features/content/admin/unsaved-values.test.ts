import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsaved, readUnsaved } from './unsaved-values.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const of = (person: string) => ({ person, kind: 'posts', id: 'a' });
const left = { revision: 1, values: { title: 'Of Rita' } };

it('what a person left unsaved is kept for that person, and offered to nobody else', () => {
  keepUnsaved(of('rita'), left);
  expect(readUnsaved(of('rui'))).toBeNull();
  keepUnsaved(of('rui'), { revision: 1, values: { title: 'Of Rui' } });
  keepUnsaved(of('rui'), null);
  expect([readUnsaved(of('rui')), readUnsaved(of('rita'))]).toEqual([null, left]);
});
