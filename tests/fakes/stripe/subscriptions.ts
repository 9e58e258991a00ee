import type Stripe from 'stripe';
import { type CardOutcome, declined } from './cards.ts';
import {
  allowOnly,
  type Params,
  recordAt,
  requireNumber,
  requireText,
  textAt,
} from './form-body.ts';
import { hasEnded, intentOf, invoiceNeedsAction, invoicesOf, openInvoice } from './invoices.ts';
import { newSubscription } from './new-subscription.ts';
import { attempt, confirmWithDebit } from './payment-intents.ts';
import { invalid, missing } from './stripe-api-error.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';

type Subscription = Stripe.Subscription;

const intervals = ['week', 'month', 'year'] as const;

function recurringOf(params: Params) {
  const place = ['items', '0', 'price_data', 'recurring'] as const;
  const named = requireText(params, ...place, 'interval');
  const interval = intervals.find((known) => known === named);
  if (interval === undefined)
    throw invalid(`Invalid interval: ${named}`, { param: 'items[0][price_data][recurring]' });
  return { interval, intervalCount: Number(textAt(params, ...place, 'interval_count') ?? 1) };
}

export function createSubscription(state: StripeState, params: Params): Subscription {
  allowOnly(params, [
    'customer',
    'items',
    'payment_behavior',
    'payment_settings',
    'description',
    'metadata',
  ]);
  const customer = requireText(params, 'customer');
  requireFrom(state.customers, 'customer', customer);
  if (textAt(params, 'payment_behavior') !== 'default_incomplete')
    throw invalid('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  const product = requireText(params, 'items', '0', 'price_data', 'product');
  requireFrom(state.products, 'product', product);
  const saved = textAt(params, 'payment_settings', 'save_default_payment_method');
  const subscription = newSubscription({
    customer,
    product,
    ...recurringOf(params),
    currency: requireText(params, 'items', '0', 'price_data', 'currency'),
    amount: requireNumber(params, 'items', '0', 'price_data', 'unit_amount'),
    created: state.now(),
    description: textAt(params, 'description'),
    metadata: recordAt(params, 'metadata'),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saved === 'on_subscription' ? saved : 'off',
    },
  });
  state.subscriptions.set(subscription.id, subscription);
  openInvoice(state, subscription, 'subscription_create');
  state.emit('customer.subscription.created', subscription);
  return subscription;
}

/**
 * Ends a subscription. Stripe stops the automatic collection of its invoices and voids none of them: an
 * intent of before can still be paid. Source: https://docs.stripe.com/api/subscriptions/cancel
 */
function endSubscription(state: StripeState, subscription: Subscription): Subscription {
  for (const invoice of invoicesOf(state, subscription.id))
    if (invoice.status === 'open')
      Object.assign(invoice, {
        auto_advance: false,
        next_payment_attempt: null,
      } satisfies Partial<Stripe.Invoice>);
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  subscription.canceled_at = state.now();
  subscription.ended_at = state.now();
  state.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Cancels a subscription. As at Stripe, a cancelled one is reported missing. */
export function cancelSubscription(state: StripeState, id: string): Subscription {
  const subscription = requireFrom(state.subscriptions, 'subscription', id);
  if (hasEnded(subscription)) throw missing('subscription', id);
  return endSubscription(state, subscription);
}

/** Ends a subscription whose renewal was declined for the last time, as Stripe's settings have it. */
export function giveUp(state: StripeState, id: string): Subscription {
  const subscription = requireFrom(state.subscriptions, 'subscription', id);
  if (subscription.status !== 'past_due')
    throw new Error(`The subscription is ${subscription.status}: nothing is given up`);
  return endSubscription(state, subscription);
}

export type RenewalOutcome = 'paid' | 'declined' | 'returned' | 'authentication';

const renewalOutcomes: Record<RenewalOutcome, CardOutcome> = {
  paid: { kind: 'paid' },
  authentication: { kind: 'authentication' },
  declined,
  returned: declined,
};

/** Ends a period: creates the next invoice and attempts its payment with the stored card. */
export function renew(state: StripeState, id: string, outcome: RenewalOutcome): Stripe.Invoice {
  const subscription = requireFrom(state.subscriptions, 'subscription', id);
  if (subscription.status !== 'active' && subscription.status !== 'past_due')
    throw new Error(`The subscription is ${subscription.status}: it does not renew`);
  if (subscription.payment_settings?.save_default_payment_method !== 'on_subscription')
    throw new Error('The subscription has no stored card to renew with');
  const invoice = openInvoice(state, subscription, 'subscription_cycle');
  const intent = intentOf(state, invoice);
  // A bank returns a debit days after it was ordered.
  if (outcome === 'returned') confirmWithDebit(state, intent);
  attempt(state, intent, renewalOutcomes[outcome]);
  if (outcome === 'authentication') invoiceNeedsAction(state, invoice);
  return invoice;
}

/** Changes a subscription's end or its card; one that has ended is reported missing. */
export function updateSubscription(state: StripeState, id: string, params: Params): Subscription {
  allowOnly(params, ['cancel_at_period_end', 'default_payment_method', 'metadata']);
  const subscription = requireFrom(state.subscriptions, 'subscription', id);
  if (hasEnded(subscription)) throw missing('subscription', id);
  const isEnding = textAt(params, 'cancel_at_period_end') === 'true';
  if (textAt(params, 'cancel_at_period_end') !== null) {
    const end = subscription.items.data[0]?.current_period_end ?? null;
    subscription.cancel_at_period_end = isEnding;
    subscription.cancel_at = isEnding ? end : null;
  }
  const card = textAt(params, 'default_payment_method');
  if (card !== null) subscription.default_payment_method = card;
  Object.assign(subscription.metadata, recordAt(params, 'metadata'));
  state.emit('customer.subscription.updated', subscription);
  return subscription;
}
