import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, isSettled, nextStatus, type OrderStatus, stateOfCharges } from './order-states.ts';

const open: OrderStatus[] = ['created', 'pending', 'failed'];
const settled: OrderStatus[] = ['paid', 'partly_refunded', 'refunded'];
const all: OrderStatus[] = [...open, ...settled, 'cancelled'];

describe('the states of an order', () => {
  it.each(settled)('%s never becomes unpaid again', (status) => {
    for (const reported of [...open, 'cancelled' as const])
      expect(nextStatus(status, reported)).toBe(status);
  });

  it.each([...open, 'cancelled' as const])('%s becomes paid when money was taken', (status) => {
    for (const reported of settled) expect(nextStatus(status, reported)).toBe(reported);
  });

  it('lets a declined order become pending again, and be cancelled', () => {
    expect(nextStatus('failed', 'pending')).toBe('pending');
    expect(nextStatus('pending', 'failed')).toBe('failed');
    expect(nextStatus('failed', 'cancelled')).toBe('cancelled');
  });

  it('never goes back to created, and becomes paid again when a refund failed', () => {
    for (const status of all.filter((one) => one !== 'created'))
      expect(nextStatus(status, 'created')).toBe(status);
    expect(nextStatus('partly_refunded', 'paid')).toBe('paid');
    expect(nextStatus('refunded', 'paid')).toBe('paid');
  });

  it('keeps a cancelled order cancelled unless money was taken', () => {
    for (const reported of open) expect(nextStatus('cancelled', reported)).toBe('cancelled');
  });

  it('ends settled whatever is reported in whatever order, if it includes a payment', () => {
    const reports = fc.array(fc.constantFrom(...all), { maxLength: 12 });
    fc.assert(
      fc.property(reports, reports, (before, after) => {
        const end = [...before, 'paid' as const, ...after].reduce(nextStatus, 'created');
        expect(isSettled(end)).toBe(true);
        expect(isOpen(end)).toBe(false);
      }),
    );
  });
});

describe('the state that follows from the charges', () => {
  it.each([
    ['paid', [{ amountCents: 100, refundedCents: 0 }]],
    ['partly_refunded', [{ amountCents: 100, refundedCents: 1 }]],
    ['refunded', [{ amountCents: 100, refundedCents: 100 }]],
    [
      'partly_refunded',
      [
        { amountCents: 100, refundedCents: 100 },
        { amountCents: 100, refundedCents: 0 },
      ],
    ],
  ] as const)('%s', (status, charges) => {
    expect(stateOfCharges(charges)).toBe(status);
  });
});
