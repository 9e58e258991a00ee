/**
 * The interface of the card providers: the built-in sandbox and Stripe. Amounts are whole cents,
 * instants UTC ISO strings. A provider reports what it holds; the rules for orders are in
 * `features/payments`.
 */

import type { PaymentWait } from './payment-wait.ts';
import type { ProviderName } from './provider-name.ts';

/** The periods after which a subscription can be charged again. */
export const periods = ['week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

/** What to charge. The provider stores `orderId` and returns it with the payment. */
export type Charge = {
  orderId: string;
  /** When the order was made. */
  orderedAt: string;
  amountCents: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** Shown on the buyer's receipt. */
  description: string;
  /** `one-time`, or the period after which it is charged again. */
  interval: 'one-time' | Period;
};

/**
 * `open`: no card yet, or the last one was declined (`failureMessage` says why).
 * `action_required`: the bank wants the buyer to authenticate. `processing`: not settled yet.
 */
export type PaymentStatus = 'open' | 'action_required' | 'processing' | 'paid' | 'cancelled';

/** One payment as the provider holds it now. */
export type ProviderPayment = {
  id: string;
  /** Null if the payment was not made for an order of this site. */
  orderId: string | null;
  /** The subscription that it belongs to; null for a one-time payment. */
  subscriptionId: string | null;
  /** The invoice that it pays; null for a one-time payment. */
  invoiceId: string | null;
  status: PaymentStatus;
  amountCents: number;
  currency: string;
  refundedCents: number;
  /** Refunds that failed after they were made; no part of `refundedCents`. It never decreases. */
  failedRefundCents: number;
  /** The provider's message to the buyer about the last decline. */
  failureMessage: string | null;
  /** Whether the last attempt was a direct debit that the bank returned. */
  isReturnedDebit: boolean;
  /** When the provider asks the bank again by itself, for a renewal that failed; null if it does not. */
  retriesAt: string | null;
  clientSecret: string;
  createdAt: string;
  /** When the money arrived; null if it has not, or if the provider does not say when. */
  paidAt: string | null;
  /**
   * The country of the card or account by which it was paid or ordered (ISO 3166-1); null while there is
   * none, or if the provider does not say.
   */
  methodCountry: string | null;
  /** What a processing payment waits for; null if it is unknown, and in every other status. */
  waitsFor: PaymentWait | null;
};

/** `waiting`: its first invoice is not paid yet. */
export type SubscriptionStatus = 'waiting' | 'active' | 'past_due' | 'cancelled';

export type ProviderSubscription = {
  id: string;
  orderId: string | null;
  status: SubscriptionStatus;
  /** The end of the period that is paid for; null until the first payment. */
  periodEndsAt: string | null;
  /** When it ends because it was cancelled for then; null if it goes on. */
  endsAt: string | null;
  /** When it ended; null while it goes on. */
  endedAt: string | null;
  /** Every payment of its invoices so far, oldest first. */
  payments: ProviderPayment[];
};

/** A subscription as a list has it, without its payments. */
export type ListedSubscription = Pick<ProviderSubscription, 'id' | 'orderId' | 'status'>;

/**
 * An `inquiry` asks for an answer and takes no money. A dispute is `needs_response` until evidence
 * was sent, then `under_review` until it is `won` or `lost`.
 */
export type DisputeStatus =
  | 'inquiry'
  | 'inquiry_review'
  | 'inquiry_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

/** A buyer's objection at the bank to a payment. */
export type ProviderDispute = {
  id: string;
  paymentId: string;
  status: DisputeStatus;
  /** The provider's word for it, such as `fraudulent`. */
  reason: string;
  amountCents: number;
  currency: string;
  /** What the bank has taken back from the company for it, less what it has returned. */
  withdrawnCents: number;
  /** Until when evidence is accepted; null if none is. */
  evidenceDueAt: string | null;
  createdAt: string;
};

/** What an event may be about. */
export const eventSubjects = ['payment', 'subscription', 'dispute', 'card_change'] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** A card form with which a subscriber changes the card of later renewals. */
export type CardChange = { id: string; clientSecret: string };

/** A notification that an object has changed. Only the id is used; the object is fetched. */
export type ProviderEvent = {
  id: string;
  type: string;
  /** The object to fetch, or null if the event concerns nothing that is fetched. */
  about: { kind: EventSubject; id: string } | null;
};

/** A webhook's signature is wrong, expired or missing, or its body is not an event. */
export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/**
 * The provider refused a call or could not be reached. With `unreachable` it is not known whether
 * the call took effect.
 */
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

/** Who pays, as far as it is known. */
export type ProviderBuyer = { orderId: string; name: string | null; email: string | null };

export type PaymentProvider = {
  name: ProviderName;
  /** What the browser needs to show the provider's card form; null for the sandbox. */
  publishableKey: string | null;
  /**
   * Creates the payment of an order, or returns the existing one: a repeated call never creates a
   * second payment, even if the first response was lost. A recurring charge creates a subscription
   * and returns the payment of its first invoice.
   */
  startPayment(charge: Charge): Promise<ProviderPayment>;
  /** Stores who pays with the provider's customer; the payment must not be paid yet. */
  identifyBuyer(paymentId: string, buyer: ProviderBuyer): Promise<void>;
  /**
   * Returns the country of a card or account by the token that the browser has for it, before anything
   * is charged; null if the provider has no such token, or does not say.
   */
  getMethodCountry(token: string): Promise<string | null>;
  /** Returns null if the provider has no such payment. */
  getPayment(id: string): Promise<ProviderPayment | null>;
  /** Returns null if the provider has no such subscription. */
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Refunds once per `key` and returns the payment as it is afterwards. */
  refund(paymentId: string, refund: { amountCents: number; key: string }): Promise<ProviderPayment>;
  /**
   * Changes the amount of a one-time payment that is still open, under the same secret. Returns its
   * state afterwards: with the old amount if it was paid or ordered in the meantime.
   */
  changeAmount(id: string, amountCents: number): Promise<ProviderPayment>;
  /** Cancels an open payment. Returns its state afterwards: it may have been paid just before. */
  cancelPayment(id: string): Promise<ProviderPayment>;
  /**
   * Cancels a subscription with immediate effect, and its payments that are still open; again, also if
   * it was cancelled before. A payment whose money is on its way arrives all the same.
   */
  cancelSubscription(id: string): Promise<ProviderSubscription>;
  /** Lets a subscription end with its period, or go on after all. */
  endAtPeriodEnd(id: string, isEnding: boolean): Promise<ProviderSubscription>;
  /** Opens a form for another card of a subscription; no money moves. */
  startCardChange(subscriptionId: string): Promise<CardChange>;
  /**
   * Renews the subscription of a change with its card from now on, once the buyer's bank has accepted
   * it. Has its effect once, and not after a newer change. Returns null if there is no such change.
   */
  finishCardChange(id: string): Promise<{ subscriptionId: string; isUsed: boolean } | null>;
  /** Lists every payment created since an instant, in no particular order. */
  listPayments(since: string): AsyncIterable<ProviderPayment>;
  /** Lists every subscription that is not over, in no particular order. */
  listSubscriptions(): AsyncIterable<ListedSubscription>;
  /** Returns null if the provider has no such dispute, or if it is about no payment. */
  getDispute(id: string): Promise<ProviderDispute | null>;
  /** Lists every dispute opened since an instant, in no particular order. */
  listDisputes(since: string): AsyncIterable<ProviderDispute>;
  /**
   * Verifies and parses a webhook; `body` must be unchanged, byte for byte. Throws
   * `BadSignatureError`.
   */
  readEvent(body: string, signature: string | null): Promise<ProviderEvent>;
};
