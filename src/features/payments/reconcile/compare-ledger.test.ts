import { expect, it } from 'vitest';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';
import { findContradictions } from './compare-ledger.ts';

const order = {
  id: 'o1',
  status: 'paid',
  interval: 'one-time',
  amountCents: 39000,
  currency: 'EUR',
  paymentId: 'p1',
} as OrderTable;
const charge = {
  paymentId: 'p1',
  amountCents: 39000,
  refundedCents: 0,
  currency: 'EUR',
} as ChargeTable;

it.each([
  ['nothing', order, [charge], []],
  ['nothing for an open order', { ...order, status: 'failed' as const }, [], []],
  [
    'nothing for a renewed subscription',
    { ...order, interval: 'month' },
    [charge, { ...charge, paymentId: 'p2' }],
    [],
  ],
  [
    'nothing when the second charge was refunded',
    { ...order, status: 'partly_refunded' as const },
    [charge, { ...charge, paymentId: 'p2', refundedCents: 39000 }],
    [],
  ],
  ['another amount', order, [{ ...charge, amountCents: 1 }], ['amount_differs']],
  ['another currency', order, [{ ...charge, currency: 'USD' }], ['amount_differs']],
  ['a paid order without a charge', order, [], ['paid_without_charge']],
  [
    'a charge of an order that is not paid',
    { ...order, status: 'created' as const },
    [charge],
    ['charge_without_paid'],
  ],
  [
    'a charge of an order that was cancelled',
    { ...order, status: 'cancelled' as const },
    [charge],
    ['charge_without_paid'],
  ],
  ['two charges of one order', order, [charge, { ...charge, paymentId: 'p2' }], ['charged_twice']],
])('the contradiction in the ledger is %s', (_, stored, charges, kinds) => {
  expect(findContradictions(stored, charges).map(({ kind }) => kind)).toEqual(kinds);
});
