import type Stripe from 'stripe';
import { authenticationFailed, failedLater } from './cards.ts';
import { createConfirmationToken } from './confirmation-tokens.ts';
import { closeDispute, openDispute, submitEvidence } from './disputes.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import {
  confirmWithCard,
  confirmWithDebit,
  confirmWithPhone,
  confirmWithVoucher,
  finish,
  intentOfSecret,
} from './payment-intents.ts';
import { failRefund } from './refunds.ts';
import { confirmSetup } from './setup-intents.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';
import { giveUp, type RenewalOutcome, renew } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * How one request fails: the connection breaks, or a 500 is returned (and saved under the request's
 * key), before or after the request is executed; or another request with its key is in progress.
 */
export type Fault = 'cut-before' | 'cut-after' | 'error-before' | 'error-after' | 'key-in-use';
export type ReceivedCall = { method: string; path: string; key: string | null };
export type Switches = {
  webhooks: Webhooks['switches'];
  /** Chooses the fault of a request, or null for none. */
  fault(call: ReceivedCall): Fault | null;
  /** Seconds by which the search index lags behind. */
  searchLag: number;
};

export type FakeStripe = {
  url: string;
  /** Settings of a server that uses this fake. */
  env: Record<
    'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL',
    string
  >;
  state: StripeState;
  switches: Switches;
  webhooks: Webhooks;
  keys: IdempotencyKeys;
  /** Every request that arrived, in order. */
  calls: ReceivedCall[];
  /** What a buyer's browser does to pay with a card, or with a Multibanco voucher. */
  confirmCard(clientSecret: string, number: string): Stripe.PaymentIntent;
  /** What it does to let the server know the card before it is charged. */
  typeCard(number: string): Stripe.ConfirmationToken;
  confirmVoucher(clientSecret: string): Stripe.PaymentIntent;
  /** What it does to pay by MB WAY, or by a SEPA direct debit. */
  confirmPhone(clientSecret: string, phone: string): Stripe.PaymentIntent;
  confirmDebit(clientSecret: string): Stripe.PaymentIntent;
  /** Completes the bank's authentication, accepted or refused. */
  authenticate(clientSecret: string, accept: boolean): Stripe.PaymentIntent;
  /** What it does to save a card for later; `accept` is the answer of the bank, if it asks. */
  saveCard(clientSecret: string, number: string, accept?: boolean): Stripe.SetupIntent;
  /** Settles a processing payment. */
  settle(intent: string, outcome: 'paid' | 'failed'): Stripe.PaymentIntent;
  renew(subscription: string, outcome: RenewalOutcome): Stripe.Invoice;
  /** Stripe ends a subscription whose renewal was declined for the last time. */
  giveUp(subscription: string): Stripe.Subscription;
  /** A buyer disputes a payment at the bank; without `funds` it is an inquiry. */
  dispute(intent: string, more?: { funds?: boolean }): Stripe.Dispute;
  submitEvidence(dispute: string): Stripe.Dispute;
  closeDispute(dispute: string, outcome: 'won' | 'lost'): Stripe.Dispute;
  /** The buyer's bank sends back a refund. */
  failRefund(refund: string): Stripe.Refund;
  /** Clears all state, and turns faults and unreliable events off. */
  reset(): void;
  stop(): Promise<void>;
};

/** What happens at Stripe without a call of the application. */
export function buyerActions(state: StripeState) {
  return {
    confirmCard: (secret: string, number: string) =>
      confirmWithCard(state, intentOfSecret(state, secret), number),
    typeCard: (number: string) => createConfirmationToken(state, number),
    confirmVoucher: (secret: string) => confirmWithVoucher(state, intentOfSecret(state, secret)),
    confirmPhone: (secret: string, phone: string) =>
      confirmWithPhone(state, intentOfSecret(state, secret), phone),
    confirmDebit: (secret: string) => confirmWithDebit(state, intentOfSecret(state, secret)),
    authenticate: (secret: string, accept: boolean) =>
      finish(
        state,
        intentOfSecret(state, secret),
        accept ? { kind: 'paid' } : authenticationFailed,
      ),
    saveCard: (secret: string, number: string, accept = true) =>
      confirmSetup(state, { secret, number, accept }),
    settle: (id: string, outcome: 'paid' | 'failed') =>
      finish(
        state,
        requireFrom(state.paymentIntents, 'payment_intent', id),
        outcome === 'paid' ? { kind: 'paid' } : failedLater,
      ),
    renew: (id: string, outcome: RenewalOutcome) => renew(state, id, outcome),
    giveUp: (id: string) => giveUp(state, id),
    dispute: (id: string, more: { funds?: boolean } = {}) => openDispute(state, id, more),
    submitEvidence: (id: string) => submitEvidence(state, id),
    closeDispute: (id: string, outcome: 'won' | 'lost') => closeDispute(state, id, outcome),
    failRefund: (id: string) => failRefund(state, id),
  };
}
