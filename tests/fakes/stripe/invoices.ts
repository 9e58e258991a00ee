import type Stripe from 'stripe';
import { cancelIntent } from './cancel-intent.ts';
import { newInvoice, newInvoicePayment } from './new-invoice.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { invalid } from './stripe-api-error.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';

type Invoice = Stripe.Invoice;

/** After so many days the fake would charge a renewal again, were it to live that long. */
const daysToRetry = 3;

function paymentOf(state: StripeState, invoice: Invoice): Stripe.InvoicePayment {
  const found = [...state.invoicePayments.values()].find((one) => one.invoice === invoice.id);
  if (!found) throw new Error(`The invoice ${invoice.id} has no payment`);
  return found;
}

export function intentOf(state: StripeState, invoice: Invoice): Stripe.PaymentIntent {
  const id = String(paymentOf(state, invoice).payment.payment_intent);
  return requireFrom(state.paymentIntents, 'payment_intent', id);
}

/** Returns the invoice that an intent pays, or null for a one-time intent. */
export function invoiceOf(state: StripeState, intent: string): Invoice | null {
  for (const { payment, invoice } of state.invoicePayments.values())
    if (payment.payment_intent === intent) return state.invoices.get(String(invoice)) ?? null;
  return null;
}

export function subscriptionOf(state: StripeState, invoice: Invoice): Stripe.Subscription {
  const id = String(invoice.parent?.subscription_details?.subscription);
  return requireFrom(state.subscriptions, 'subscription', id);
}

/** Whether a subscription is over: nothing that is paid later brings it back. */
export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

export function invoicesOf(state: StripeState, subscription: string): Invoice[] {
  return [...state.invoices.values()].filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );
}

/** Creates the invoice of a period and its open payment intent. */
export function openInvoice(
  state: StripeState,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const amount = subscription.items.data[0]?.price.unit_amount ?? 0;
  const invoice = newInvoice(subscription, { amount, reason, created: state.now() });
  const first = reason === 'subscription_create';
  const intent = newPaymentIntent({
    amount,
    currency: invoice.currency,
    customer: subscription.customer,
    description: `Subscription ${first ? 'creation' : 'update'}`,
    metadata: {},
    created: state.now(),
  });
  intent.setup_future_usage = 'off_session';
  const payment = newInvoicePayment(invoice, intent);
  state.paymentIntents.set(intent.id, intent);
  state.invoices.set(invoice.id, invoice);
  state.invoicePayments.set(payment.id, payment);
  subscription.latest_invoice = invoice.id;
  state.emit('invoice.created', invoice);
  state.emit('invoice.finalized', invoice);
  state.emit('payment_intent.created', intent);
  return invoice;
}

function setStatus(
  state: StripeState,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription['status'],
): void {
  if (subscription.status === status) return;
  subscription.status = status;
  state.emit('customer.subscription.updated', subscription);
}

export function invoicePaid(state: StripeState, invoice: Invoice): void {
  const payment = paymentOf(state, invoice);
  Object.assign(payment, {
    status: 'paid',
    amount_paid: invoice.amount_due,
  } satisfies Partial<Stripe.InvoicePayment>);
  payment.status_transitions.paid_at = state.now();
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
  } satisfies Partial<Invoice>);
  invoice.status_transitions.paid_at = state.now();
  const subscription = subscriptionOf(state, invoice);
  if (!hasEnded(subscription)) setStatus(state, subscription, 'active');
  state.emit('invoice.paid', invoice);
  state.emit('invoice.payment_succeeded', invoice);
  state.emit('invoice_payment.paid', payment);
}

export function invoiceDeclined(state: StripeState, invoice: Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const subscription = subscriptionOf(state, invoice);
  if (subscription.status === 'active') setStatus(state, subscription, 'past_due');
  if (subscription.status === 'past_due')
    invoice.next_payment_attempt = state.now() + daysToRetry * 86_400;
  state.emit('invoice.payment_failed', invoice);
}

/** The bank wants the buyer to confirm the payment of an invoice. */
export function invoiceNeedsAction(state: StripeState, invoice: Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  setStatus(state, subscriptionOf(state, invoice), 'past_due');
  state.emit('invoice.payment_action_required', invoice);
}

export function voidInvoice(state: StripeState, id: string): Invoice {
  const invoice = requireFrom(state.invoices, 'invoice', id);
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalid(`This invoice is ${invoice.status}; only an open one can be voided.`, {
      code: 'invoice_not_editable',
    });
  const intent = intentOf(state, invoice);
  if (intent.status === 'processing') throw invalid('The invoice has a payment in processing.');
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = state.now();
  Object.assign(paymentOf(state, invoice), {
    status: 'canceled',
  } satisfies Partial<Stripe.InvoicePayment>);
  cancelIntent(state, intent, 'void_invoice');
  state.emit('invoice.voided', invoice);
  const subscription = subscriptionOf(state, invoice);
  if (subscription.status === 'incomplete') setStatus(state, subscription, 'incomplete_expired');
  if (subscription.status === 'past_due') setStatus(state, subscription, 'active');
  return invoice;
}
