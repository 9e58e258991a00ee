import type Stripe from 'stripe';
import type { Charge, ProviderPayment } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { listByOrder, type SearchableByOrder, searchByOrder } from './find-by-order.server.ts';
import { requirePayment } from './get-payment.server.ts';
import { expandCharge, toProviderPayment } from './to-provider-payment.server.ts';

/** Returns the payment intent of an order, or creates it. */
export async function startOneTime(stripe: Stripe, charge: Charge): Promise<ProviderPayment> {
  const { orderId } = charge;
  const intents: SearchableByOrder<Stripe.PaymentIntent> = stripe.paymentIntents;
  const known = await searchByOrder(intents, charge);
  if (known) return requirePayment(stripe, known.id);

  const { intent, isStale } = await createOnce({
    key: `order-${orderId}`,
    create: async (idempotencyKey) => {
      const created = await stripe.paymentIntents.create(
        {
          amount: charge.amountCents,
          currency: charge.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          description: charge.description,
          metadata: { orderId },
          expand: expandCharge,
        },
        { idempotencyKey },
      );
      const replayed = created.lastResponse.headers['idempotent-replayed'] === 'true';
      return { intent: created as Stripe.PaymentIntent, isStale: replayed };
    },
    find: async () => {
      const found = await listByOrder(intents, orderId);
      return found && { intent: found, isStale: true };
    },
  });
  // A replayed response shows the intent as it was when it was created.
  if (isStale) return requirePayment(stripe, intent.id);
  return toProviderPayment(intent, {
    orderId,
    subscriptionId: null,
    invoiceId: null,
    retriesAt: null,
  });
}
