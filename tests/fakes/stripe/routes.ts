import type Stripe from 'stripe';
import { createCustomer, createProduct, updateCustomer } from './customers-and-products.ts';
import { type Params, requireText, textAt } from './form-body.ts';
import { invoicesOf, voidInvoice } from './invoices.ts';
import { pageOf, searchIn } from './lists.ts';
import {
  cancelUnpaidIntent,
  confirmWithCard,
  createIntent,
  intentOfSecret,
  updateIntent,
} from './payment-intents.ts';
import { createRefund } from './refunds.ts';
import { createSetupIntent } from './setup-intents.ts';
import { requireFrom, type StripeState } from './stripe-state.ts';
import { cancelSubscription, createSubscription, updateSubscription } from './subscriptions.ts';

export type Call = {
  state: StripeState;
  params: Params;
  /** The id in the path, or an empty string. */
  id: string;
  path: string;
  /** The search index has the objects created by then; seconds since 1970. */
  indexedUntil: number;
};

type Answered =
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.ConfirmationToken
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Customer
  | Stripe.Product
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.Event;

/** What the fake answers is checked against Stripe's types, as it is before any expansion. */
type Answer = Answered | Stripe.ApiList<Answered> | Stripe.ApiSearchResult<Answered>;

type Route = { method: string; path: RegExp; answer(call: Call): Answer };

function list<T extends Answered & { created: number }>(
  path: RegExp,
  pick: (call: Call) => Iterable<T>,
) {
  return {
    method: 'GET',
    path,
    answer: (call: Call) => pageOf(pick(call), call.params, call.path),
  };
}

function matching<T>(objects: Map<string, T>, wanted: Record<string, unknown>): T[] {
  const pairs = Object.entries(wanted).filter(([, value]) => value !== null);
  return [...objects.values()].filter((object) =>
    pairs.every(([name, value]) => (object as Record<string, unknown>)[name] === value),
  );
}

function subscriptionsIn({ state, params }: Call) {
  const status = textAt(params, 'status');
  const ended = ['canceled', 'incomplete_expired'];
  return [...state.subscriptions.values()].filter((one) =>
    status === null ? !ended.includes(one.status) : status === 'all' || one.status === status,
  );
}

function confirm({ state, params, id }: Call) {
  const intent = requireFrom(state.paymentIntents, 'payment_intent', id);
  const secret = textAt(params, 'client_secret');
  if (secret !== null) intentOfSecret(state, secret);
  const number = requireText(params, 'payment_method_data', 'card', 'number');
  return confirmWithCard(state, intent, number);
}

const object = {
  intent: ({ state, id }: Call) => requireFrom(state.paymentIntents, 'payment_intent', id),
  invoice: ({ state, id }: Call) => requireFrom(state.invoices, 'invoice', id),
  subscription: ({ state, id }: Call) => requireFrom(state.subscriptions, 'subscription', id),
  customer: ({ state, id }: Call) => requireFrom(state.customers, 'customer', id),
  product: ({ state, id }: Call) => requireFrom(state.products, 'product', id),
  charge: ({ state, id }: Call) => requireFrom(state.charges, 'charge', id),
  refund: ({ state, id }: Call) => requireFrom(state.refunds, 'refund', id),
  dispute: ({ state, id }: Call) => requireFrom(state.disputes, 'dispute', id),
  token: ({ state, id }: Call) => requireFrom(state.confirmationTokens, 'confirmation_token', id),
  setup: ({ state, id }: Call) => requireFrom(state.setupIntents, 'setup_intent', id),
  event: ({ state, id }: Call) => requireFrom(state.events, 'event', id),
};

/** The endpoints of the fake. A search precedes the endpoint that would take `search` for an id. */
export const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    answer: ({ state, params }) => createIntent(state, params),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/search$/,
    answer: ({ state, params, path: url, indexedUntil: until }) =>
      searchIn(state.paymentIntents.values(), params, { url, until }),
  },
  list(/^\/v1\/payment_intents$/, ({ state, params }) =>
    matching(state.paymentIntents, { customer: textAt(params, 'customer') }),
  ),
  { method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, answer: object.intent },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    answer: ({ state, id, params }) => updateIntent(state, id, params),
  },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/confirm$/, answer: confirm },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    answer: ({ state, id }) => cancelUnpaidIntent(state, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents$/,
    answer: ({ state, params }) => createSetupIntent(state, params),
  },
  { method: 'GET', path: /^\/v1\/setup_intents\/(\w+)$/, answer: object.setup },
  { method: 'GET', path: /^\/v1\/confirmation_tokens\/(\w+)$/, answer: object.token },
  { method: 'GET', path: /^\/v1\/charges\/(\w+)$/, answer: object.charge },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: ({ state, params }) => createRefund(state, params),
  },
  list(/^\/v1\/refunds$/, ({ state, params }) =>
    matching(state.refunds, {
      payment_intent: textAt(params, 'payment_intent'),
      charge: textAt(params, 'charge'),
    }),
  ),
  { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, answer: object.refund },
  list(/^\/v1\/disputes$/, ({ state, params }) =>
    matching(state.disputes, { payment_intent: textAt(params, 'payment_intent') }),
  ),
  { method: 'GET', path: /^\/v1\/disputes\/(\w+)$/, answer: object.dispute },
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    answer: ({ state, params }) => createCustomer(state, params),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: (call) => updateCustomer(object.customer(call), call.params),
  },
  list(/^\/v1\/customers$/, ({ state }) => state.customers.values()),
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, answer: object.customer },
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    answer: ({ state, params }) => createProduct(state, params),
  },
  { method: 'GET', path: /^\/v1\/products\/([\w-]+)$/, answer: object.product },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    answer: ({ state, params }) => createSubscription(state, params),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/search$/,
    answer: ({ state, params, path: url, indexedUntil: until }) =>
      searchIn(state.subscriptions.values(), params, { url, until }),
  },
  list(/^\/v1\/subscriptions$/, subscriptionsIn),
  { method: 'GET', path: /^\/v1\/subscriptions\/(\w+)$/, answer: object.subscription },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: ({ state, params, id }) => updateSubscription(state, id, params),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: ({ state, id }) => cancelSubscription(state, id),
  },
  list(/^\/v1\/invoices$/, ({ state, params }) =>
    invoicesOf(state, requireText(params, 'subscription')),
  ),
  { method: 'GET', path: /^\/v1\/invoices\/(\w+)$/, answer: object.invoice },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/(\w+)\/void$/,
    answer: ({ state, id }) => voidInvoice(state, id),
  },
  list(/^\/v1\/invoice_payments$/, ({ state, params }) =>
    [...state.invoicePayments.values()].filter(
      ({ payment }) => payment.payment_intent === requireText(params, 'payment', 'payment_intent'),
    ),
  ),
  list(/^\/v1\/events$/, ({ state, params }) =>
    matching(state.events, { type: textAt(params, 'type') }),
  ),
  { method: 'GET', path: /^\/v1\/events\/(\w+)$/, answer: object.event },
];
