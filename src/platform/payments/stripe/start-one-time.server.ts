import type Stripe from 'stripe';
import type { Charge, ProviderPayment } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { listByOrder, type NotedResource, searchByOrder } from './find-by-order.server.ts';
import { requirePayment } from './get-payment.server.ts';
import { toProviderPayment, withCharge } from './to-provider-payment.server.ts';

/** One payment intent for an order: the one that it has, or a new one. */
export async function startOneTime(stripe: Stripe, charge: Charge): Promise<ProviderPayment> {
  const { orderId } = charge;
  const intents: NotedResource<Stripe.PaymentIntent> = stripe.paymentIntents;
  const known = await searchByOrder(intents, orderId);
  if (known) return requirePayment(stripe, known.id);

  const { intent, old } = await createOnce({
    key: `order-${orderId}`,
    create: async (idempotencyKey) => {
      const created = await stripe.paymentIntents.create(
        {
          amount: charge.amountCents,
          currency: charge.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          description: charge.description,
          metadata: { orderId },
          expand: withCharge,
        },
        { idempotencyKey },
      );
      const replayed = created.lastResponse.headers['idempotent-replayed'] === 'true';
      return { intent: created as Stripe.PaymentIntent, old: replayed };
    },
    find: async () => {
      const found = await listByOrder(intents, orderId);
      return found && { intent: found, old: true };
    },
  });
  // A repeated key answers with the intent as it was when it was made.
  if (old) return requirePayment(stripe, intent.id);
  return toProviderPayment(intent, { orderId, subscriptionId: null, invoiceId: null });
}
