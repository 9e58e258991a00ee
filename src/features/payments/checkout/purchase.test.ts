import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentOrder, writeCurrentOrder } from './checkout.ts';
import {
  clearPaidPurchase,
  currentPurchaseKey,
  purchaseFor,
  readPurchase,
  savePurchase,
} from './purchase.ts';

const order = { id: 'blueprint', name: 'Blueprint', price: 390 };
let kept: Map<string, string>;
let entry: { state: unknown };

beforeEach(() => {
  kept = new Map();
  entry = { state: { scrollTop: 40 } };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: unknown) {
      entry.state = state;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

function visitAnew(): void {
  entry = { state: null };
}

describe('the key of a purchase', () => {
  it('survives reloads and new visits of the checkout', () => {
    const first = purchaseFor('blueprint');
    savePurchase(first);
    expect(purchaseFor('blueprint')).toEqual(first);
    visitAnew();
    expect(purchaseFor('blueprint').key).toBe(first.key);
  });

  it('differs for another package', () => {
    const first = purchaseFor('blueprint');
    savePurchase(first);
    visitAnew();
    expect(purchaseFor('setup').key).not.toBe(first.key);
  });

  it('changes after the payment is confirmed, but not when going back to the page', () => {
    const first = { ...purchaseFor('blueprint'), clientSecret: 'secret' };
    savePurchase(first);
    const paidEntry = entry;
    clearPaidPurchase({ orderId: 'o1', clientSecret: 'secret' });
    visitAnew();
    expect(purchaseFor('blueprint').key).not.toBe(first.key);
    entry = paidEntry;
    expect(purchaseFor('blueprint').key).toBe(first.key);
  });

  it('leaves other state of the history entry alone', () => {
    savePurchase(purchaseFor('blueprint'));
    expect(entry.state).toMatchObject({ scrollTop: 40 });
  });

  it('is kept in the history entry if the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const first = purchaseFor('blueprint');
    savePurchase(first);
    expect(purchaseFor('blueprint').key).toBe(first.key);
  });

  it.each(['not json', 'null', '{"packageId":"blueprint"}', '{"packageId":1,"key":"a"}', '[]'])(
    'is new if the session contains %s',
    (text) => {
      kept.set(currentPurchaseKey, text);
      expect(readPurchase()).toBeNull();
      expect(purchaseFor('blueprint').key).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});

describe('once a payment is confirmed', () => {
  it.each([
    { orderId: 'o1', clientSecret: 'other' },
    { orderId: 'o9', clientSecret: 'secret' },
  ])('its order and purchase are cleared (%o)', (paid) => {
    writeCurrentOrder(order);
    savePurchase({ ...purchaseFor('blueprint'), orderId: 'o1', clientSecret: 'secret' });
    clearPaidPurchase(paid);
    expect(readCurrentOrder()).toEqual({ ok: true, value: null });
    expect(readPurchase()).toBeNull();
  });

  it('the order of another purchase stays', () => {
    writeCurrentOrder(order);
    savePurchase({ ...purchaseFor('blueprint'), orderId: 'o2', clientSecret: 'secret' });
    clearPaidPurchase({ orderId: 'o1', clientSecret: 'other' });
    expect(readCurrentOrder()).toEqual({ ok: true, value: order });
    expect(readPurchase()?.orderId).toBe('o2');
  });
});
