import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentOrder, writeCurrentOrder } from './checkout.ts';
import { findOrder } from './find-order.ts';

const stored = { id: 'blueprint', name: 'Blueprint', price: 390 };
const query = '?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450.5';
const asked = { id: 'company-setup', name: 'Company Setup', price: 1450.5 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the order of a checkout', () => {
  it('is the one in the session', () => {
    writeCurrentOrder(stored);
    expect(findOrder('')).toEqual(stored);
  });

  it('is the one in the query, which also replaces the one in the session', () => {
    writeCurrentOrder(stored);
    expect(findOrder(query)).toEqual(asked);
    expect(readCurrentOrder()).toEqual({ ok: true, value: asked });
  });

  it('is the stored one when the query names a part of an order only', () => {
    writeCurrentOrder(stored);
    expect(findOrder('?packageId=company-setup&packageName=Company%20Setup')).toEqual(stored);
    expect(findOrder('?packageId=&packageName=A&packagePrice=1')).toEqual(stored);
  });

  it('is missing with neither', () => {
    expect(findOrder('')).toBe('missing');
    expect(findOrder('?packagePrice=10')).toBe('missing');
  });

  it.each(['abc', '-5', '0', 'Infinity', '1e300', '0.001', '1,450', '€10'])(
    'is unparseable when the query asks for a price of %s, and the session keeps its own',
    (price) => {
      writeCurrentOrder(stored);
      const search = `?packageId=a&packageName=A&packagePrice=${encodeURIComponent(price)}`;
      expect(findOrder(search)).toBe('unparseable');
      expect(readCurrentOrder()).toEqual({ ok: true, value: stored });
    },
  );

  it('is unparseable when the stored price cannot be written in cents', () => {
    writeCurrentOrder({ ...stored, price: 1e300 });
    expect(findOrder('')).toBe('unparseable');
  });

  it('is missing if the browser blocks storage, but still read from the query', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(findOrder('')).toBe('missing');
    expect(findOrder(query)).toEqual(asked);
  });
});
