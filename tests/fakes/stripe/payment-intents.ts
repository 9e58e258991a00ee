import type Stripe from 'stripe';
import { cancelIntent } from './cancel-intent.ts';
import { type CardOutcome, countryOfCard, outcomeOfCard } from './cards.ts';
import {
  allowOnly,
  type Params,
  recordAt,
  requireNumber,
  requireText,
  textAt,
} from './form-body.ts';
import { invoiceDeclined, invoiceOf, invoicePaid } from './invoices.ts';
import { newCharge } from './new-charge.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { invalid, missing } from './stripe-api-error.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';

type Intent = Stripe.PaymentIntent;

/** Stripe's vouchers of Multibanco lapse after seven days. */
const voucherSeconds = 7 * 24 * 60 * 60;

/** Stripe's minimum charge in euros, in cents. */
const minimumAmount = 50;

function checkedAmount(params: Params): number {
  const amount = requireNumber(params, 'amount');
  if (amount < minimumAmount)
    throw invalid('Amount must be at least €0.50 eur', {
      code: 'amount_too_small',
      param: 'amount',
    });
  return amount;
}

export function createIntent(state: StripeState, params: Params): Intent {
  allowOnly(params, [
    'amount',
    'currency',
    'automatic_payment_methods',
    'customer',
    'description',
    'metadata',
  ]);
  const amount = checkedAmount(params);
  const intent = newPaymentIntent({
    amount,
    currency: requireText(params, 'currency'),
    customer: textAt(params, 'customer'),
    description: textAt(params, 'description'),
    metadata: recordAt(params, 'metadata'),
    created: state.now(),
  });
  state.paymentIntents.set(intent.id, intent);
  state.emit('payment_intent.created', intent);
  return intent;
}

/** Sets the customer or the amount of an intent that is not paid yet. */
export function updateIntent(state: StripeState, id: string, params: Params): Intent {
  allowOnly(params, ['customer', 'amount']);
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  requireStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action']);
  const customer = textAt(params, 'customer');
  if (customer !== null) intent.customer = requireFrom(state.customers, 'customer', customer).id;
  if (textAt(params, 'amount') !== null) intent.amount = checkedAmount(params);
  return intent;
}

/** Returns the intent of a client secret, with which a browser may confirm it. */
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

/** Settles the pending charge of an intent, which keeps its date, or adds a new one. */
function chargeFor(
  state: StripeState,
  intent: Intent,
  status: 'succeeded' | 'failed',
  error: Intent['last_payment_error'],
): Stripe.Charge {
  // A renewal is charged without the browser, with the card that was saved.
  const country = state.cardCountries.get(intent.id) ?? (invoiceOf(state, intent.id) ? 'US' : null);
  const created = state.now();
  const settled = newCharge(intent, status, { created, country, ...(error && { error }) });
  const pending = state.charges.get(String(intent.latest_charge));
  if (pending?.status !== 'pending') return settled;
  const { id, payment_method, payment_method_details, billing_details } = pending;
  const kept = { created: pending.created, payment_method, payment_method_details };
  return { ...settled, ...kept, id, billing_details };
}

function addCharge(state: StripeState, charge: Stripe.Charge): void {
  state.charges.set(charge.id, charge);
}

function succeed(state: StripeState, intent: Intent): void {
  const charge = chargeFor(state, intent, 'succeeded', null);
  addCharge(state, charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: charge.payment_method,
  } satisfies Partial<Intent>);
  state.emit('charge.succeeded', charge);
  state.emit('payment_intent.succeeded', intent);
  const invoice = invoiceOf(state, intent.id);
  if (invoice) invoicePaid(state, invoice);
}

function fail(state: StripeState, intent: Intent, error: Intent['last_payment_error']): void {
  const charge = chargeFor(state, intent, 'failed', error);
  addCharge(state, charge);
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  } satisfies Partial<Intent>);
  state.emit('charge.failed', charge);
  state.emit('payment_intent.payment_failed', intent);
  const invoice = invoiceOf(state, intent.id);
  if (invoice) invoiceDeclined(state, invoice);
}

/** Begins to wait for the money of a pending charge. */
function process(state: StripeState, intent: Intent, details: Partial<Stripe.Charge>): void {
  const country = state.cardCountries.get(intent.id) ?? null;
  const charge = { ...newCharge(intent, 'pending', { created: state.now(), country }), ...details };
  addCharge(state, charge);
  Object.assign(intent, {
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  } satisfies Partial<Intent>);
  state.emit('payment_intent.processing', intent);
}

/** Makes an attempt to pay an intent, which ends in `outcome`. */
export function attempt(state: StripeState, intent: Intent, outcome: CardOutcome): Intent {
  if (outcome.kind === 'paid') succeed(state, intent);
  else if (outcome.kind === 'declined') fail(state, intent, outcome.error);
  else if (outcome.kind === 'processing') process(state, intent, {});
  else requireAction(state, intent, { type: 'use_stripe_sdk', use_stripe_sdk: {} });
  return intent;
}

function requireAction(state: StripeState, intent: Intent, action: Intent['next_action']): void {
  Object.assign(intent, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: action,
  } satisfies Partial<Intent>);
  state.emit('payment_intent.requires_action', intent);
}

const confirmable: Intent['status'][] = ['requires_payment_method', 'requires_action'];

/** Confirms an intent with a card, as a browser does. */
export function confirmWithCard(state: StripeState, intent: Intent, number: string): Intent {
  requireStatus(intent, confirmable);
  state.cardCountries.set(intent.id, countryOfCard(number));
  return attempt(state, intent, outcomeOfCard(number));
}

/** Issues a Multibanco voucher, to be paid days later or never. */
export function confirmWithVoucher(state: StripeState, intent: Intent): Intent {
  requireStatus(intent, confirmable);
  requireAction(state, intent, {
    type: 'multibanco_display_details',
    multibanco_display_details: {
      entity: '11249',
      reference: '999000123',
      expires_at: state.now() + voucherSeconds,
      hosted_voucher_url: 'https://payments.stripe.com/multibanco/voucher/test',
    },
  });
  return intent;
}

const noDetails = { address: null, email: null, name: null, tax_id: null };

/** Sends a request of MB WAY to a phone. */
export function confirmWithPhone(state: StripeState, intent: Intent, phone: string): Intent {
  requireStatus(intent, confirmable);
  process(state, intent, {
    billing_details: { ...noDetails, phone },
    payment_method_details: { type: 'mb_way', mb_way: {} },
  });
  return intent;
}

/** Orders a SEPA direct debit, whose money arrives days later. */
export function confirmWithDebit(state: StripeState, intent: Intent): Intent {
  requireStatus(intent, confirmable);
  const sepa_debit: Stripe.Charge.PaymentMethodDetails.SepaDebit = {
    bank_code: '37040044',
    branch_code: null,
    country: 'DE',
    fingerprint: 'fake',
    last4: '3000',
    mandate: 'mandate_fake',
  };
  process(state, intent, { payment_method_details: { type: 'sepa_debit', sepa_debit } });
  return intent;
}

/** Completes an intent that waits for authentication, for a voucher or for a transfer. */
export function finish(state: StripeState, intent: Intent, outcome: CardOutcome): Intent {
  requireStatus(intent, ['requires_action', 'processing']);
  return attempt(state, intent, outcome);
}

export function cancelUnpaidIntent(state: StripeState, id: string): Intent {
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  requireStatus(intent, [...confirmable, 'requires_confirmation']);
  if (invoiceOf(state, id)) throw invalid('You cannot cancel a PaymentIntent of an Invoice.');
  return cancelIntent(state, intent, null);
}
