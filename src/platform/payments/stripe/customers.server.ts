import type Stripe from 'stripe';
import type { ProviderBuyer } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { getIntent } from './get-payment.server.ts';

/** Creates the order's own customer. One left behind by a lost response is never charged. */
export function createCustomer(stripe: Stripe, orderId: string): Promise<Stripe.Customer> {
  return createOnce({
    key: `customer-${orderId}`,
    create: (idempotencyKey) =>
      stripe.customers.create({ metadata: { orderId } }, { idempotencyKey }),
    find: async () => null,
  });
}

/** Writes name and email to the customer of a payment, who is created if there is none. */
export async function identifyBuyer(
  stripe: Stripe,
  paymentId: string,
  { orderId, name, email }: ProviderBuyer,
): Promise<void> {
  const intent = await getIntent(stripe, paymentId);
  if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') return;
  const { customer } = intent;
  const known = typeof customer === 'string' ? customer : customer?.id;
  const id = known ?? (await createCustomer(stripe, orderId)).id;
  await stripe.customers.update(id, {
    ...(name !== null && { name }),
    ...(email !== null && { email }),
  });
  if (known === undefined) await stripe.paymentIntents.update(paymentId, { customer: id });
}
