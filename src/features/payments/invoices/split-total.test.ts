import { describe, expect, it } from 'vitest';
import { formatCents, splitPart, splitTotal } from './split-total.ts';

const order = { netCents: 117886, vatCents: 27114, amountCents: 145000 };

describe('the split of an amount', () => {
  it('gives the order’s own lines for its whole amount', () => {
    expect(splitTotal(145000, order)).toEqual({
      netCents: 117886,
      vatCents: 27114,
      totalCents: 145000,
    });
  });

  it('makes every amount exactly, and every sequence of parts the whole', () => {
    for (const step of [97, 777, 24999]) {
      const sum = { netCents: 0, vatCents: 0, totalCents: 0 };
      for (let from = 0; from < order.amountCents; from += step) {
        const part = splitPart(from, Math.min(from + step, order.amountCents), order);
        expect((part?.netCents ?? 0) + (part?.vatCents ?? 0)).toBe(part?.totalCents);
        for (const key of ['netCents', 'vatCents', 'totalCents'] as const)
          sum[key] += part?.[key] ?? 0;
      }
      expect(sum).toEqual({ netCents: 117886, vatCents: 27114, totalCents: 145000 });
    }
  });

  it('is exact where numbers of JavaScript are not', () => {
    const huge = {
      netCents: 0,
      vatCents: 9_007_199_254_740_991,
      amountCents: 9_007_199_254_740_991,
    };
    expect(splitTotal(9_007_199_254_740_990, huge)?.vatCents).toBe(9_007_199_254_740_990);
  });

  it('is unknown for an order without lines', () => {
    expect(splitTotal(100, { netCents: null, vatCents: null, amountCents: 100 })).toBeNull();
  });
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [117886, '1178.86'],
  [-50, '-0.50'],
])('%i cents are %s', (cents, text) => expect(formatCents(cents)).toBe(text));
