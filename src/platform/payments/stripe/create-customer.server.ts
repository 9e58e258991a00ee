import type Stripe from 'stripe';
import { createOnce } from './create-once.server.ts';

/** Creates the order's own customer. One left behind by a lost response is never charged. */
export function createCustomer(stripe: Stripe, orderId: string): Promise<Stripe.Customer> {
  return createOnce({
    key: `customer-${orderId}`,
    create: (idempotencyKey) =>
      stripe.customers.create({ metadata: { orderId } }, { idempotencyKey }),
    find: async () => null,
  });
}
