import type Stripe from 'stripe';
import { BadSignatureError, type ProviderEvent } from '../payment-provider.server.ts';

/** How old a signature may be, in seconds. */
const tolerance = 300;

/** What the outside says is looked at as if it could be anything. */
function read(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

function hint(kind: 'payment' | 'subscription', id: unknown): ProviderEvent['about'] {
  return typeof id === 'string' ? { kind, id } : null;
}

/** The object to fetch for each kind of object that an event is about. */
function aboutOf(object: unknown): ProviderEvent['about'] {
  switch (read(object, 'object')) {
    case 'payment_intent':
      return hint('payment', read(object, 'id'));
    case 'charge':
    case 'refund':
    case 'dispute':
      return hint('payment', read(object, 'payment_intent'));
    case 'invoice_payment':
      return hint('payment', read(object, 'payment', 'payment_intent'));
    case 'subscription':
      return hint('subscription', read(object, 'id'));
    case 'invoice':
      return hint('subscription', read(object, 'parent', 'subscription_details', 'subscription'));
    default:
      return null;
  }
}

/** Reads a webhook's exact bytes. Throws `BadSignatureError` for whatever Stripe has not signed just now. */
export function readEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string | null; secret: string },
): ProviderEvent {
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance);
  } catch {
    throw new BadSignatureError('The signature of the event is wrong, old or missing');
  }
  const id = read(event, 'id');
  const type = read(event, 'type');
  if (typeof id !== 'string' || typeof type !== 'string')
    throw new BadSignatureError('What was signed is no event');
  return { id, type, about: aboutOf(read(event, 'data', 'object')) };
}
