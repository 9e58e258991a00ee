import { expect, it } from 'vitest';
import { mergeRefunds } from './record-charge.server.ts';

const report = (refundedCents: number, failedRefundCents = 0) => ({
  refundedCents,
  failedRefundCents,
});
const known = (refundedCents: number, refundFailedCents = 0) => ({
  refundedCents,
  refundFailedCents,
});

it('refunds grow, and an older report takes none back', () => {
  expect(mergeRefunds(known(100), report(500))).toEqual(known(500));
  expect(mergeRefunds(known(500), report(100))).toEqual(known(500));
});

it('a refund that failed is taken back, and an older report does not restore it', () => {
  expect(mergeRefunds(known(500), report(0, 500))).toEqual(known(0, 500));
  expect(mergeRefunds(known(0, 500), report(500))).toEqual(known(0, 500));
});

it('what is refunded again after a failure counts', () => {
  expect(mergeRefunds(known(0, 500), report(300, 500))).toEqual(known(300, 500));
});
