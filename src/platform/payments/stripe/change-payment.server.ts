import type Stripe from 'stripe';
import type { ProviderPayment, ProviderSubscription } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { convertIntent, getIntent, getInvoiceOf, requirePayment } from './get-payment.server.ts';
import { getSubscription } from './get-subscription.server.ts';

/** Lets a subscription end with its period, or go on after all. One that has ended is returned as it is. */
export async function endAtPeriodEnd(
  stripe: Stripe,
  id: string,
  isEnding: boolean,
): Promise<ProviderSubscription> {
  const before = await getSubscription(stripe, id);
  if (!before) throw new Error(`Stripe has no subscription ${id}`);
  if (before.status === 'cancelled') return before;
  await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
  return { ...before, ...(await getSubscription(stripe, id)) };
}

async function findRefund(stripe: Stripe, intent: string, key: string) {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.key === key) return refund;
  return null;
}

/** Refunds once per `key`, even after Stripe has dropped the idempotency key. */
export async function refundPayment(
  stripe: Stripe,
  intent: string,
  { amountCents, key }: { amountCents: number; key: string },
): Promise<ProviderPayment> {
  const find = () => findRefund(stripe, intent, key);
  if (!(await find()))
    await createOnce<Stripe.Refund>({
      key: `refund-${key}`,
      create: (idempotencyKey) =>
        stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { key } },
          { idempotencyKey },
        ),
      find,
    });
  return requirePayment(stripe, intent);
}

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

/** Stripe does not cancel an invoice's intent directly; voiding the invoice cancels it. */
async function cancelIntent(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<void> {
  const invoice = await getInvoiceOf(stripe, intent);
  if (invoice) await stripe.invoices.voidInvoice(invoice.id);
  else await stripe.paymentIntents.cancel(intent.id);
}

/**
 * Cancels an open payment. Returns its state afterwards: it may have been paid in the meantime.
 * Throws if the payment is still open.
 */
export async function cancelPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const intent = await getIntent(stripe, id);
  if (!intent) throw new Error(`Stripe has no payment ${id}`);
  if (intent.status === 'canceled' || intent.status === 'succeeded')
    return convertIntent(stripe, intent);
  try {
    await cancelIntent(stripe, intent);
  } catch (error) {
    const now = await requirePayment(stripe, id);
    if (now.status === 'open' || now.status === 'action_required') throw error;
    return now;
  }
  return requirePayment(stripe, id);
}

/** Ends a subscription, unless an earlier attempt has ended it: Stripe then reports it missing. */
async function endNow(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  const before = await getSubscription(stripe, id);
  if (!before) throw new Error(`Stripe has no subscription ${id}`);
  if (before.status === 'cancelled') return before;
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    const now = await getSubscription(stripe, id);
    if (now?.status !== 'cancelled') throw error;
    return now;
  }
  return { ...before, ...(await getSubscription(stripe, id)) };
}

/**
 * Cancels a subscription with immediate effect and voids its open invoices: Stripe only stops to
 * collect them, so that they could be paid from an old page or by a link of Stripe's.
 * Source: https://docs.stripe.com/api/subscriptions/cancel
 */
export async function cancelSubscription(
  stripe: Stripe,
  id: string,
): Promise<ProviderSubscription> {
  const ended = await endNow(stripe, id);
  const payments: ProviderPayment[] = [];
  for (const payment of ended.payments) {
    const isOpen = payment.status === 'open' || payment.status === 'action_required';
    payments.push(isOpen ? await cancelPayment(stripe, payment.id) : payment);
  }
  return { ...ended, payments };
}
