import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from './stripe-api-error.ts';

/** An event of a type, with the object that Stripe's own types give it. */
type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>;

/** All objects of the fake, as Stripe returns them without any expansion. */
export type StripeState = {
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  customers: Map<string, Stripe.Customer>;
  products: Map<string, Stripe.Product>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  setupIntents: Map<string, Stripe.SetupIntent>;
  confirmationTokens: Map<string, Stripe.ConfirmationToken>;
  /** The country of the card with which an intent was confirmed last, by the intent's id. */
  cardCountries: Map<string, string>;
  events: Map<string, Stripe.Event>;
  /** Whole seconds since 1970. */
  now(): number;
  /** Emits an event with the object as it is now. */
  emit<Type extends Stripe.Event['type']>(
    type: Type,
    object: EventOf<Type>['data']['object'],
  ): void;
};

export function createState(now: () => number, send: (event: Stripe.Event) => void): StripeState {
  const state: StripeState = {
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    customers: new Map(),
    products: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    setupIntents: new Map(),
    confirmationTokens: new Map(),
    cardCountries: new Map(),
    events: new Map(),
    now,
    emit(type, object) {
      const event = {
        id: newStripeId('evt_1'),
        object: 'event',
        api_version: null,
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } satisfies Stripe.EventBase as Stripe.Event;
      state.events.set(event.id, event);
      send(event);
    },
  };
  return state;
}

export function newStripeId(prefix: string): string {
  return prefix + randomBytes(24).toString('base64').replace(/\W/g, '').slice(0, 23);
}

export function requireFrom<T>(objects: Map<string, T>, kind: string, id: string): T {
  const found = objects.get(id);
  if (!found) throw missing(kind, id);
  return found;
}
