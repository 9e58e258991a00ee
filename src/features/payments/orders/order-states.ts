import type { OrderTable } from '../payments.tables.ts';

export type OrderStatus = OrderTable['status'];

const settled = ['paid', 'partly_refunded', 'refunded'] as const;

// Money outranks everything: whatever was heard before, a payment that took it makes the order paid,
// and nothing heard later makes it unpaid. A refunded subscription may be charged again.
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['pending', 'failed', 'cancelled', ...settled],
  pending: ['failed', 'cancelled', ...settled],
  failed: ['pending', 'cancelled', ...settled],
  cancelled: settled,
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: ['partly_refunded'],
};

/** The state after `to` was heard of: `to` where the move is allowed, else the state as it was. */
export function moveOrder(from: OrderStatus, to: OrderStatus): OrderStatus {
  return moves[from].includes(to) ? to : from;
}

/** Whether money was taken for the order, given back or not. */
export function isSettled(status: OrderStatus): boolean {
  return settled.some((one) => one === status);
}

/** Whether the order waits for its first payment. A declined one may still be paid. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'pending' || status === 'failed';
}

/** The state that a ledger with at least one charge stands for. */
export function stateOfCharges(
  charges: readonly { amountCents: number; refundedCents: number }[],
): 'paid' | 'partly_refunded' | 'refunded' {
  const refunded = charges.reduce((sum, charge) => sum + charge.refundedCents, 0);
  if (refunded === 0) return 'paid';
  const everything = charges.every((charge) => charge.refundedCents >= charge.amountCents);
  return everything ? 'refunded' : 'partly_refunded';
}
