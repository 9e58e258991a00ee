import type Stripe from 'stripe';
import type { ProviderPayment, ProviderSubscription } from '../payment-provider.server.ts';
import { describeIntent, getIntent, getInvoiceOf, requirePayment } from './get-payment.server.ts';
import { getSubscription } from './get-subscription.server.ts';

/** Stripe refuses to end an invoice's intent directly: the invoice is voided, and the intent with it. */
async function endIntent(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<void> {
  const invoice = await getInvoiceOf(stripe, intent);
  if (invoice) await stripe.invoices.voidInvoice(invoice.id);
  else await stripe.paymentIntents.cancel(intent.id);
}

/**
 * Ends an open payment. It answers what the payment has become, which may be paid meanwhile; it
 * throws when the payment is still open.
 */
export async function cancelPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const intent = await getIntent(stripe, id);
  if (!intent) throw new Error(`Stripe has no payment ${id}`);
  if (intent.status === 'canceled' || intent.status === 'succeeded')
    return describeIntent(stripe, intent);
  try {
    await endIntent(stripe, intent);
  } catch (error) {
    const now = await requirePayment(stripe, id);
    if (now.status === 'open' || now.status === 'action_required') throw error;
    return now;
  }
  return requirePayment(stripe, id);
}

/** Ends a subscription at once; one that has ended stays so. */
export async function cancelSubscription(
  stripe: Stripe,
  id: string,
): Promise<ProviderSubscription> {
  const before = await getSubscription(stripe, id);
  if (!before) throw new Error(`Stripe has no subscription ${id}`);
  if (before.status === 'cancelled') return before;
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    // Stripe answers that it has no such subscription when an earlier try has ended it.
    const now = await getSubscription(stripe, id);
    if (now?.status !== 'cancelled') throw error;
    return now;
  }
  return { ...before, ...(await getSubscription(stripe, id)) };
}
