import type { OrderTable } from '../payments.tables.ts';

export type OrderStatus = OrderTable['status'];

const settled = ['paid', 'partly_refunded', 'refunded'] as const;

// A payment that took money makes the order paid, whatever was reported before, and nothing reported
// later makes it unpaid. A refunded subscription may be charged again, and a refund may fail.
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['pending', 'failed', 'cancelled', ...settled],
  pending: ['failed', 'cancelled', ...settled],
  failed: ['pending', 'cancelled', ...settled],
  cancelled: settled,
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded', 'paid'],
  refunded: ['partly_refunded', 'paid'],
};

/** Returns `to` if an order may change to it, else `from`. */
export function nextStatus(from: OrderStatus, to: OrderStatus): OrderStatus {
  return transitions[from].includes(to) ? to : from;
}

/** Whether money was taken for the order, refunded or not. */
export function isSettled(status: OrderStatus): boolean {
  return settled.some((one) => one === status);
}

/** Whether the order waits for its first payment. A declined order can still be paid. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'pending' || status === 'failed';
}

/** Whether nothing was paid yet and nothing is on its way. */
export function isPayable(status: OrderStatus): boolean {
  return status === 'created' || status === 'failed';
}

/** Returns the state of an order with these charges, of which there is at least one. */
export function stateOfCharges(
  charges: readonly { amountCents: number; refundedCents: number }[],
): 'paid' | 'partly_refunded' | 'refunded' {
  const refunded = charges.reduce((sum, charge) => sum + charge.refundedCents, 0);
  if (refunded === 0) return 'paid';
  const isFull = charges.every((charge) => charge.refundedCents >= charge.amountCents);
  return isFull ? 'refunded' : 'partly_refunded';
}
