import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { isMissing } from './stripe-failure.server.ts';
import { type PaymentOrigin, toProviderPayment, withCharge } from './to-provider-payment.server.ts';

/** The subscription that an invoice belongs to, and its order as noted when the invoice was made. */
export function originOfInvoice(invoice: Stripe.Invoice): PaymentOrigin {
  const details = invoice.parent?.subscription_details ?? null;
  const subscription = details?.subscription ?? null;
  return {
    orderId: details?.metadata?.orderId ?? null,
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
    invoiceId: invoice.id,
  };
}

/** The invoice that an intent pays; null for a one-time payment. */
export async function getInvoiceOf(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Invoice | null> {
  if (intent.customer === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return invoice && typeof invoice !== 'string' && !invoice.deleted ? invoice : null;
}

/** Stripe notes the order on a one-time intent; the intent of an invoice does not bear notes of ours. */
export async function describeIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<ProviderPayment> {
  const orderId = intent.metadata.orderId ?? null;
  const invoice = orderId === null ? await getInvoiceOf(stripe, intent) : null;
  const origin = invoice
    ? originOfInvoice(invoice)
    : { orderId, subscriptionId: null, invoiceId: null };
  return toProviderPayment(intent, origin);
}

/** Null when Stripe has no such intent, and for an id that is none. */
export async function getIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  if (!/^pi_\w+$/.test(id)) return null;
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: withCharge });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function getPayment(stripe: Stripe, id: string): Promise<ProviderPayment | null> {
  const intent = await getIntent(stripe, id);
  return intent && describeIntent(stripe, intent);
}

/** Throws when the payment is not there, where Stripe has named it a moment before. */
export async function requirePayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const payment = await getPayment(stripe, id);
  if (!payment) throw new Error(`Stripe has no payment ${id} any more`);
  return payment;
}
