import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { requirePayment } from './get-payment.server.ts';

/**
 * Changes the amount of an intent that nobody has paid yet. Returns the payment as it is afterwards:
 * Stripe refuses the change of one that was paid in the meantime.
 * Source: https://docs.stripe.com/api/payment_intents/update
 */
export async function changeAmount(
  stripe: Stripe,
  id: string,
  amountCents: number,
): Promise<ProviderPayment> {
  try {
    await stripe.paymentIntents.update(id, { amount: amountCents });
  } catch (error) {
    const now = await requirePayment(stripe, id);
    if (now.status === 'open' && now.amountCents !== amountCents) throw error;
    return now;
  }
  return requirePayment(stripe, id);
}
