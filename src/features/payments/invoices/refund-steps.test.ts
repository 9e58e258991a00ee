import { expect, it } from 'vitest';
import { refundStepsOf } from './refund-steps.ts';

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
