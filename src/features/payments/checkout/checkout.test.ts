import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CurrentOrder,
  clearCurrentOrder,
  currentOrderKey,
  readCurrentOrder,
  writeCurrentOrder,
} from './checkout.ts';

const order = { id: 'blueprint', name: 'Blueprint', price: 390 };
let kept: Map<string, string>;
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', store);
});

afterEach(() => vi.unstubAllGlobals());

describe('the current order', () => {
  it('is read as it was stored, and gone once cleared', () => {
    writeCurrentOrder(order);
    expect(readCurrentOrder()).toEqual({ ok: true, value: order });
    clearCurrentOrder();
    expect(readCurrentOrder()).toEqual({ ok: true, value: null });
  });

  it('returns only id, name and price', () => {
    kept.set(currentOrderKey, JSON.stringify({ ...order, card: '4242' }));
    expect(readCurrentOrder()).toEqual({ ok: true, value: order });
  });

  it('is not stored without an id, a name or a price', () => {
    const broken: CurrentOrder[] = [
      { ...order, id: '' },
      { ...order, name: '' },
      { ...order, price: 0 },
      { ...order, price: Number.NaN },
    ];
    for (const value of broken)
      expect(writeCurrentOrder(value)).toEqual({ ok: false, refusal: 'unpayable' });
    expect(kept.size).toBe(0);
  });

  it('says that the next page will not find it where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(writeCurrentOrder(order)).toEqual({ ok: false, refusal: 'not_kept' });
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
    kept.set(currentOrderKey, text);
    expect(readCurrentOrder()).toMatchObject({ ok: false });
  });
});
