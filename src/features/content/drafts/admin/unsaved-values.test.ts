import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropUnsaved,
  keepUnsaved,
  listUnsavedKeys,
  newUnsavedKey,
  takeUnsaved,
} from './unsaved-values.ts';

let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => void delete stored[key],
  };
  const own = { get: (_: object, key: string) => Reflect.get(methods, key) ?? stored[key] };
  const ownKeys = () => Object.keys(stored);
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy({}, { ...own, ownKeys, getOwnPropertyDescriptor }));
  return () => vi.unstubAllGlobals();
});

const of = (person: string) => ({ person, kind: 'posts', id: 'a' });
const text = (title: string) => ({ revision: 1, base: { title: '' }, values: { title } });

it('what a person left unsaved is offered to nobody else', () => {
  const key = newUnsavedKey(of('rita'));
  keepUnsaved(key, text('Of Rita'));
  expect([listUnsavedKeys(of('rui')), listUnsavedKeys(of('rita'))]).toEqual([[], [key]]);
  expect(listUnsavedKeys({ ...of('rita'), id: 'aa' })).toEqual([]);
});

describe('two windows with a record', () => {
  it('keep what is typed apart, that of the last to open first', () => {
    const [first, second] = [newUnsavedKey(of('rita'), 1_000), newUnsavedKey(of('rita'), 2_000)];
    keepUnsaved(first, text('First'));
    keepUnsaved(second, text('Second'));
    expect(listUnsavedKeys(of('rita'))).toEqual([second, first]);
    keepUnsaved(second, null);
    expect(listUnsavedKeys(of('rita'))).toEqual([first]);
  });

  it('hand over what one of them left', () => {
    const [left, own] = [newUnsavedKey(of('rita'), 1_000), newUnsavedKey(of('rita'), 2_000)];
    keepUnsaved(left, text('Left'));
    expect(takeUnsaved(left, own)).toEqual(text('Left'));
    expect([listUnsavedKeys(of('rita')), takeUnsaved(left, own)]).toEqual([[own], null]);
  });
});

it('what reached the server is forgotten, but not what was typed since', () => {
  const key = newUnsavedKey(of('rita'));
  keepUnsaved(key, text('More'));
  dropUnsaved(key, text('Mo'));
  expect(listUnsavedKeys(of('rita'))).toEqual([key]);
  dropUnsaved(key, text('More'));
  expect(listUnsavedKeys(of('rita'))).toEqual([]);
});

it('without storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  const key = newUnsavedKey(of('rita'));
  keepUnsaved(key, text('A'));
  dropUnsaved(key, text('A'));
  expect([listUnsavedKeys(of('rita')), takeUnsaved(key, 'own')]).toEqual([[], null]);
});
