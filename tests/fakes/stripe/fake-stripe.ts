import type Stripe from 'stripe';
import { authenticationFailed, failedLater } from './cards.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { confirmWithCard, confirmWithVoucher, finish, intentOfSecret } from './payment-intents.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';
import { renew } from './subscriptions.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * What befalls one request: the connection ends or a 500 is answered (and saved under the request's
 * key), before or after the request was carried out; or another request with its key is still under way.
 */
export type Fault = 'cut-before' | 'cut-after' | 'error-before' | 'error-after' | 'key-in-use';
export type ReceivedCall = { method: string; path: string; key: string | null };
export type Switches = {
  webhooks: Webhooks['switches'];
  /** Chooses what befalls a request; null: nothing. */
  fault(call: ReceivedCall): Fault | null;
  /** By how many seconds the search index is behind. */
  searchLag: number;
};

export type FakeStripe = {
  url: string;
  /** Settings of a server that pays by this fake. */
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
  /** What a buyer's browser does with a card, and with a voucher of Multibanco. */
  confirmCard(clientSecret: string, number: string): Stripe.PaymentIntent;
  confirmVoucher(clientSecret: string): Stripe.PaymentIntent;
  /** The buyer's answer to the bank's second step. */
  authenticate(clientSecret: string, accept: boolean): Stripe.PaymentIntent;
  /** Ends a payment that is on its way. */
  settle(intent: string, outcome: 'paid' | 'failed'): Stripe.PaymentIntent;
  renew(subscription: string, outcome: 'paid' | 'declined'): Stripe.Invoice;
  /** Forgets everything that happened, and turns faults and unreliable events off. */
  reset(): void;
  stop(): Promise<void>;
};

/** What happens at Stripe without a call of ours. */
export function outsideActs(state: StripeState) {
  return {
    confirmCard: (secret: string, number: string) =>
      confirmWithCard(state, intentOfSecret(state, secret), number),
    confirmVoucher: (secret: string) => confirmWithVoucher(state, intentOfSecret(state, secret)),
    authenticate: (secret: string, accept: boolean) =>
      finish(
        state,
        intentOfSecret(state, secret),
        accept ? { kind: 'paid' } : authenticationFailed,
      ),
    settle: (id: string, outcome: 'paid' | 'failed') =>
      finish(
        state,
        requireFrom(state.paymentIntents, 'payment_intent', id),
        outcome === 'paid' ? { kind: 'paid' } : failedLater,
      ),
    renew: (id: string, outcome: 'paid' | 'declined') => renew(state, id, outcome),
  };
}
