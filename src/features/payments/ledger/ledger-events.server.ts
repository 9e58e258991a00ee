import { defineEvent } from '#platform/context/events.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import type { Order } from './orders.repository.server.ts';

// What the ledger tells of while an order is locked, for the rooms above it, which it does not know.
// Who listens, and in which order, is in `desk/ledger-listeners.server.ts`.

/** How much of a payment was refunded after a change, in cents, and how much of that ever failed. */
type Refunded = {
  order: Order;
  paymentId: string;
  refundedCents: number;
  refundFailedCents: number;
};

/** A payment that took money is new in the ledger. */
export const charged = defineEvent<{ order: Order; paymentId: string }>('charged');

/** More of a payment was refunded; `at` is when the ledger noted it. */
export const refunded = defineEvent<Refunded & { at: string }>('refunded');

/** A bank sent `failedCents` of refunds back. */
export const refundFailed = defineEvent<Refunded & { failedCents: number }>('refund failed');

/** The provider reports a renewal; what it changes of the order is not applied yet. */
export const renewalReported = defineEvent<{ order: Order; payment: ProviderPayment }>(
  'renewal reported',
);

/** The first payment of an order was reported and applied to it. */
export const firstPaymentApplied = defineEvent<{ order: Order; payment: ProviderPayment }>(
  'first payment applied',
);

/** A buyer gave the address of an order that was paid without one. */
export const addressGiven = defineEvent<{ order: Order }>('address given');

/** An order was paid for the first time. */
export const orderPaid = defineEvent<{ order: Order }>('order paid');

/** A consumer withdrew from a contract: an order alone, or a quote with the orders of its parts. */
export const contractEnded = defineEvent<{ orderIds: string[]; quoteProjectId: string | null }>(
  'contract ended',
);
