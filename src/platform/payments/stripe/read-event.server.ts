import type Stripe from 'stripe';
import {
  BadSignatureError,
  type EventSubject,
  type ProviderEvent,
} from '../payment-provider.server.ts';

/** Seconds after which a signature expires. */
const tolerance = 300;

/** Reads a nested property of untrusted data; undefined if any step is missing. */
function read(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

function refer(kind: EventSubject, id: unknown): ProviderEvent['about'] {
  return typeof id === 'string' ? { kind, id } : null;
}

/** Returns the payment, subscription, dispute or change of card to fetch for the object of an event. */
function aboutOf(object: unknown): ProviderEvent['about'] {
  switch (read(object, 'object')) {
    case 'payment_intent':
      return refer('payment', read(object, 'id'));
    case 'charge':
    case 'refund':
      return refer('payment', read(object, 'payment_intent'));
    case 'dispute':
      return refer('dispute', read(object, 'id'));
    case 'setup_intent':
      return refer('card_change', read(object, 'id'));
    case 'invoice_payment':
      return refer('payment', read(object, 'payment', 'payment_intent'));
    case 'subscription':
      return refer('subscription', read(object, 'id'));
    case 'invoice':
      return refer('subscription', read(object, 'parent', 'subscription_details', 'subscription'));
    default:
      return null;
  }
}

/** Verifies and parses a webhook. Throws `BadSignatureError` unless Stripe signed it just now. */
export function readEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string | null; secret: string },
): ProviderEvent {
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance);
  } catch {
    throw new BadSignatureError('The signature of the event is wrong, expired or missing');
  }
  const id = read(event, 'id');
  const type = read(event, 'type');
  if (typeof id !== 'string' || typeof type !== 'string')
    throw new BadSignatureError('The body is not an event');
  return { id, type, about: aboutOf(read(event, 'data', 'object')) };
}
