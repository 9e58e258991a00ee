import type Stripe from 'stripe';
import { type CardOutcome, outcomeOfCard } from './cards.ts';
import { endIntent } from './end-intent.ts';
import {
  allowOnly,
  type Params,
  requireNumber,
  requireText,
  textAt,
  wordsAt,
} from './form-body.ts';
import { invoiceDeclined, invoiceOf, invoicePaid } from './invoices.ts';
import { newCharge } from './new-charge.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { invalid, missing } from './stripe-refusal.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';

type Intent = Stripe.PaymentIntent;

/** The least that Stripe charges in euros, in cents. */
const least = 50;

export function createIntent(state: StripeState, params: Params): Intent {
  allowOnly(params, [
    'amount',
    'currency',
    'automatic_payment_methods',
    'customer',
    'description',
    'metadata',
  ]);
  const amount = requireNumber(params, 'amount');
  if (amount < least)
    throw invalid('Amount must be at least €0.50 eur', {
      code: 'amount_too_small',
      param: 'amount',
    });
  const intent = newPaymentIntent({
    amount,
    currency: requireText(params, 'currency'),
    customer: textAt(params, 'customer'),
    description: textAt(params, 'description'),
    metadata: wordsAt(params, 'metadata'),
    created: state.now(),
  });
  state.paymentIntents.set(intent.id, intent);
  state.happened('payment_intent.created', intent);
  return intent;
}

/** The intent that a browser may act on: it knows the secret. */
export function intentOfSecret(state: StripeState, secret: string): Intent {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  if (intent.client_secret !== secret) throw missing('payment_intent', id);
  return intent;
}

function requireStatus(intent: Intent, allowed: Intent['status'][]): void {
  if (!allowed.includes(intent.status))
    throw invalid(`This PaymentIntent's status is ${intent.status}, which this call refuses.`, {
      code: 'payment_intent_unexpected_state',
    });
}

function addCharge(state: StripeState, charge: Stripe.Charge): void {
  state.charges.set(charge.id, charge);
}

function take(state: StripeState, intent: Intent): void {
  const charge = newCharge(intent, 'succeeded', { created: state.now() });
  addCharge(state, charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: charge.payment_method,
  } satisfies Partial<Intent>);
  state.happened('charge.succeeded', charge);
  state.happened('payment_intent.succeeded', intent);
  const invoice = invoiceOf(state, intent.id);
  if (invoice) invoicePaid(state, invoice);
}

function refuse(state: StripeState, intent: Intent, error: Intent['last_payment_error']): void {
  const charge = newCharge(intent, 'failed', { created: state.now(), ...(error && { error }) });
  addCharge(state, charge);
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  } satisfies Partial<Intent>);
  state.happened('charge.failed', charge);
  state.happened('payment_intent.payment_failed', intent);
  const invoice = invoiceOf(state, intent.id);
  if (invoice) invoiceDeclined(state, invoice);
}

/** Lets an attempt on an intent end in `outcome`. */
export function attempt(state: StripeState, intent: Intent, outcome: CardOutcome): Intent {
  if (outcome.kind === 'paid') take(state, intent);
  else if (outcome.kind === 'declined') refuse(state, intent, outcome.error);
  else if (outcome.kind === 'processing') {
    const charge = newCharge(intent, 'pending', { created: state.now() });
    addCharge(state, charge);
    Object.assign(intent, {
      status: 'processing',
      latest_charge: charge.id,
      last_payment_error: null,
    } satisfies Partial<Intent>);
    state.happened('payment_intent.processing', intent);
  } else waitFor(state, intent, { type: 'use_stripe_sdk', use_stripe_sdk: {} });
  return intent;
}

function waitFor(state: StripeState, intent: Intent, action: Intent['next_action']): void {
  Object.assign(intent, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: action,
  } satisfies Partial<Intent>);
  state.happened('payment_intent.requires_action', intent);
}

const confirmable: Intent['status'][] = ['requires_payment_method', 'requires_action'];

/** What the browser's confirmation with a card does. */
export function confirmWithCard(state: StripeState, intent: Intent, number: string): Intent {
  requireStatus(intent, confirmable);
  return attempt(state, intent, outcomeOfCard(number));
}

/** Hands a Multibanco voucher out: the money comes days later, or never. */
export function confirmWithVoucher(state: StripeState, intent: Intent): Intent {
  requireStatus(intent, confirmable);
  waitFor(state, intent, { type: 'multibanco_display_details' });
  return intent;
}

/** Ends what waits for the bank, for a voucher's money or for a slow transfer. */
export function finish(state: StripeState, intent: Intent, outcome: CardOutcome): Intent {
  requireStatus(intent, ['requires_action', 'processing']);
  return attempt(state, intent, outcome);
}

export function cancelIntent(state: StripeState, id: string): Intent {
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  requireStatus(intent, [...confirmable, 'requires_confirmation']);
  if (invoiceOf(state, id)) throw invalid('You cannot cancel a PaymentIntent of an Invoice.');
  return endIntent(state, intent, null);
}
