import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, isSettled, moveOrder, type OrderStatus, stateOfCharges } from './order-states.ts';

const open: OrderStatus[] = ['created', 'pending', 'failed'];
const settled: OrderStatus[] = ['paid', 'partly_refunded', 'refunded'];
const all: OrderStatus[] = [...open, ...settled, 'cancelled'];

describe('the states of an order', () => {
  it.each(settled)('%s never becomes unpaid again', (status) => {
    for (const heard of [...open, 'cancelled' as const])
      expect(moveOrder(status, heard)).toBe(status);
  });

  it.each([...open, 'cancelled' as const])('%s becomes paid when money was taken', (status) => {
    for (const heard of settled) expect(moveOrder(status, heard)).toBe(heard);
  });

  it('lets a declined order wait again, and be ended', () => {
    expect(moveOrder('failed', 'pending')).toBe('pending');
    expect(moveOrder('pending', 'failed')).toBe('failed');
    expect(moveOrder('failed', 'cancelled')).toBe('cancelled');
  });

  it('never goes back to created, nor from partly refunded to paid', () => {
    for (const status of all.filter((one) => one !== 'created'))
      expect(moveOrder(status, 'created')).toBe(status);
    expect(moveOrder('partly_refunded', 'paid')).toBe('partly_refunded');
    expect(moveOrder('refunded', 'paid')).toBe('refunded');
  });

  it('keeps a cancelled order cancelled unless money was taken', () => {
    for (const heard of open) expect(moveOrder('cancelled', heard)).toBe('cancelled');
  });

  it('ends settled whatever is heard in whatever order, once a payment is among it', () => {
    const heard = fc.array(fc.constantFrom(...all), { maxLength: 12 });
    fc.assert(
      fc.property(heard, heard, (before, after) => {
        const end = [...before, 'paid' as const, ...after].reduce(moveOrder, 'created');
        expect(isSettled(end)).toBe(true);
        expect(isOpen(end)).toBe(false);
      }),
    );
  });
});

describe('the state that charges stand for', () => {
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
