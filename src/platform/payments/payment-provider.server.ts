/**
 * The port to who takes the money. Both providers (the built-in sandbox and Stripe) answer with
 * these words; amounts are whole cents, instants UTC ISO strings. Nothing here knows an order's
 * rules: a provider tells what it holds, and the orders room judges it.
 */

/** What a provider is asked to charge. `orderId` comes back in every answer about the payment. */
export type Charge = {
  orderId: string;
  amountCents: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** What the buyer's receipt names. */
  description: string;
  /** `one-time`, or the period after which it is charged again. */
  interval: 'one-time' | 'month' | 'year';
};

/**
 * `open`: waits for a card, also after a declined one (then `failureMessage` holds why).
 * `action_required`: the buyer's bank asks for a second step. `processing`: the money is on its way.
 */
export type PaymentStatus = 'open' | 'action_required' | 'processing' | 'paid' | 'cancelled';

/** One payment as the provider holds it now. */
export type ProviderPayment = {
  id: string;
  /** Null for a payment that no order of ours has asked for. */
  orderId: string | null;
  /** The subscription that it belongs to; null for a one-time payment. */
  subscriptionId: string | null;
  /** The invoice that it pays; null for a one-time payment. */
  invoiceId: string | null;
  status: PaymentStatus;
  amountCents: number;
  currency: string;
  refundedCents: number;
  /** The provider's words for the buyer about the last refusal. */
  failureMessage: string | null;
  clientSecret: string;
  createdAt: string;
  paidAt: string | null;
};

/** `waiting`: its first invoice is not paid yet. */
export type SubscriptionStatus = 'waiting' | 'active' | 'past_due' | 'cancelled';

export type ProviderSubscription = {
  id: string;
  orderId: string | null;
  status: SubscriptionStatus;
  /** Every payment of its invoices so far, the first one first. */
  payments: ProviderPayment[];
};

/** A provider's hint that an object has changed; what it says beyond that is not believed. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** What to fetch; null for an event that concerns no payment. */
  about: { kind: 'payment' | 'subscription'; id: string } | null;
};

/** Body or signature of a webhook is wrong, old or missing. */
export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** The provider refused, or could not be reached. `unreachable` leaves open whether it acted. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: string;
  readonly unreachable: boolean;

  constructor(message: string, { code, unreachable }: { code: string; unreachable: boolean }) {
    super(message);
    this.code = code;
    this.unreachable = unreachable;
  }
}

export type PaymentProvider = {
  name: 'sandbox' | 'stripe';
  /** What the browser needs to show the provider's card form; null for the sandbox. */
  publishableKey: string | null;
  /**
   * Asks for a payment of an order, or finds the one that it was asked for before: repeating the
   * call, also after a lost answer, never makes a second payment for one order. For a recurring
   * charge it makes the subscription and answers the payment of its first invoice.
   */
  startPayment(charge: Charge): Promise<ProviderPayment>;
  /** Null when the provider has no such payment. */
  getPayment(id: string): Promise<ProviderPayment | null>;
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Gives money back; the same `key` refunds once. Answers the payment after it. */
  refund(paymentId: string, refund: { amountCents: number; key: string }): Promise<ProviderPayment>;
  /** Ends an open payment so that it can no longer be paid. Answers what became of it. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /** Ends a subscription at once. */
  cancelSubscription(id: string): Promise<ProviderSubscription>;
  /** Every payment made since an instant, in no promised order, for the report of differences. */
  listPayments(since: string): AsyncIterable<ProviderPayment>;
  /**
   * Reads a webhook's exact bytes. Throws `BadSignatureError` for a wrong, old or missing
   * signature, and for a body that is no event.
   */
  readEvent(body: string, signature: string | null): ProviderEvent;
};
