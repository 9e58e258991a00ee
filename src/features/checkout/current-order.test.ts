import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCurrentOrder, readCurrentOrder, saveCurrentOrder } from './current-order.ts';

const order = { id: 'blueprint', name: 'Blueprint', price: 390 };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

function keep(text: string) {
  saveCurrentOrder(order);
  for (const key of kept.keys()) kept.set(key, text);
}

describe('the current order', () => {
  it('is read as it was saved, and gone once cleared', () => {
    saveCurrentOrder(order);
    expect(readCurrentOrder()).toEqual(order);
    clearCurrentOrder();
    expect(readCurrentOrder()).toBe('missing');
  });

  it('keeps nothing but id, name and price', () => {
    saveCurrentOrder({ ...order, card: '4242' } as typeof order);
    expect([...kept.values()]).toEqual(['{"id":"blueprint","name":"Blueprint","price":390}']);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '"Blueprint"',
    '{"id":"a","name":"A"}',
    '{"id":"a","name":"A","price":"390"}',
    '{"id":"a","name":"A","price":0}',
    '{"id":"a","name":"","price":390}',
    '{"id":1,"name":"A","price":390}',
  ])('is unparseable when the storage holds %s', (text) => {
    keep(text);
    expect(readCurrentOrder()).toBe('unparseable');
  });

  it('is missing where the browser allows no storage, and saving there throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readCurrentOrder()).toBe('missing');
    expect(() => saveCurrentOrder(order)).toThrow('denied');
    expect(clearCurrentOrder).not.toThrow();
  });
});
