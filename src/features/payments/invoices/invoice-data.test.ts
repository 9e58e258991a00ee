import { describe, expect, it } from 'vitest';
import { rateOf, vatTreatments } from '#features/vat/vat.ts';
import { exemptionOf, refundStepsOf, splitPart, splitTotal } from './invoice-data.ts';

it.each(vatTreatments)('%s has a reason exactly where no tax is charged', (treatment) => {
  const isTaxed = rateOf(treatment, '2026-11-22') > 0;
  expect(exemptionOf(treatment) === null).toBe(isTaxed);
});

it('says reverse charge in the words of the law', () => {
  expect(exemptionOf('reverse_charge')?.reason).toMatch(/^IVA – autoliquidação/);
});

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

const at = '2026-11-23T10:00:00.000Z';
const given = (note: string, paymentId = 'pay') => ({ kind: 'given_back', paymentId, note, at });
const failed = (note: string) => ({ kind: 'refund_failed', paymentId: 'pay', note, at });

it('counts each refund from the total before it', () => {
  expect(
    refundStepsOf([given('100.00 EUR'), given('250.50 EUR'), given('5.00 EUR', 'other')]),
  ).toEqual([
    { id: 'refund.pay.10000', kind: 'refund', paymentId: 'pay', at, fromCents: 0, toCents: 10000 },
    {
      id: 'refund.pay.25050',
      kind: 'refund',
      paymentId: 'pay',
      at,
      fromCents: 10000,
      toCents: 25050,
    },
    { id: 'refund.other.500', kind: 'refund', paymentId: 'other', at, fromCents: 0, toCents: 500 },
  ]);
});

it('takes a failed refund back, and gives the same refund after it another id', () => {
  const steps = refundStepsOf([given('100.00 EUR'), failed('100.00 EUR'), given('100.00 EUR')]);
  expect(steps.map(({ id, fromCents, toCents }) => [id, fromCents, toCents])).toEqual([
    ['refund.pay.10000', 0, 10000],
    ['refund-failed.pay.10000', 10000, 0],
    ['refund.pay.20000', 0, 10000],
  ]);
});

it('reads nothing from other entries', () => {
  expect(refundStepsOf([{ kind: 'paid', paymentId: 'pay', note: '1.00 EUR', at }])).toEqual([]);
  expect(refundStepsOf([given('a reason')])).toEqual([]);
});
