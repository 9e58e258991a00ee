import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { isMissing, toProviderError } from './stripe-failure.server.ts';
import {
  expandCharge,
  type PaymentOrigin,
  toInstant,
  toProviderPayment,
} from './to-provider-payment.server.ts';

/** Returns an invoice's subscription, the order in its metadata, and when it is charged again. */
export function originOfInvoice(invoice: Stripe.Invoice): PaymentOrigin {
  const details = invoice.parent?.subscription_details ?? null;
  const subscription = details?.subscription ?? null;
  const { next_payment_attempt: retry } = invoice;
  return {
    orderId: details?.metadata?.orderId ?? null,
    subscriptionId: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
    invoiceId: invoice.id,
    retriesAt: retry === null ? null : toInstant(retry),
  };
}

/** Returns the invoice that an intent pays, or null for a one-time payment. */
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

/** Reads the refunds of an intent's charge that Stripe has left out: it lists the newest ten. */
export async function readAllRefunds(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<void> {
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string' || !charge.refunds?.has_more) return;
  const data: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge: charge.id, limit: 100 }))
    data.push(refund);
  charge.refunds = { ...charge.refunds, data, has_more: false };
}

/** Finds the order of an intent: in its metadata if it is one-time, else through its invoice. */
export async function convertIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<ProviderPayment> {
  await readAllRefunds(stripe, intent);
  const orderId = intent.metadata.orderId ?? null;
  const invoice = orderId === null ? await getInvoiceOf(stripe, intent) : null;
  const origin = invoice
    ? originOfInvoice(invoice)
    : { orderId, subscriptionId: null, invoiceId: null, retriesAt: null };
  return toProviderPayment(intent, origin);
}

/** Returns null if Stripe has no such intent, without a request if the id is malformed. */
export async function getIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | null> {
  if (!/^pi_\w+$/.test(id)) return null;
  try {
    return await stripe.paymentIntents.retrieve(id, { expand: expandCharge });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function getPayment(stripe: Stripe, id: string): Promise<ProviderPayment | null> {
  const intent = await getIntent(stripe, id);
  return intent && convertIntent(stripe, intent);
}

/** Reads a payment that Stripe has just named. Throws if it does not exist. */
export async function requirePayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const payment = await getPayment(stripe, id);
  if (!payment) throw new Error(`Stripe has no payment ${id} any more`);
  return payment;
}

/** Lists every payment since an instant, newest first, a hundred per request. */
export async function* listPayments(
  stripe: Stripe,
  since: string,
): AsyncGenerator<ProviderPayment> {
  try {
    const intents = stripe.paymentIntents.list({
      created: { gte: Math.floor(Date.parse(since) / 1000) },
      expand: expandCharge.map((path) => `data.${path}`),
      limit: 100,
    });
    for await (const intent of intents) yield await convertIntent(stripe, intent);
  } catch (error) {
    throw toProviderError(error);
  }
}
