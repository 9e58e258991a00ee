import type Stripe from 'stripe';
import { listOf } from './lists.ts';
import { invalid } from './stripe-api-error.ts';
import type { StripeState } from './stripe-state.ts';

type Node = Record<string, unknown>;
type Kind = Exclude<keyof StripeState, 'now' | 'emit'>;

const kinds: Record<string, Kind> = {
  pi: 'paymentIntents',
  ch: 'charges',
  re: 'refunds',
  dp: 'disputes',
  cus: 'customers',
  prod: 'products',
  sub: 'subscriptions',
  in: 'invoices',
  seti: 'setupIntents',
};

const deepest = 4;

/** Properties that Stripe omits from an object unless they are expanded. */
const included: Record<string, Record<string, (state: StripeState, object: Node) => unknown>> = {
  invoice: {
    payments: (state, invoice): Stripe.Invoice['payments'] =>
      listOf(paymentsOf(state, invoice), '/v1/invoice_payments'),
    confirmation_secret: (state, invoice): Stripe.Invoice['confirmation_secret'] => {
      const intent = paymentsOf(state, invoice)[0]?.payment.payment_intent;
      if (invoice.status !== 'open' || typeof intent !== 'string') return null;
      const secret = state.paymentIntents.get(intent)?.client_secret ?? '';
      return { client_secret: secret, type: 'payment_intent' };
    },
  },
  charge: {
    refunds: (state, charge): Stripe.Charge['refunds'] =>
      listOf(
        [...state.refunds.values()].filter((refund) => refund.charge === charge.id),
        `/v1/charges/${charge.id}/refunds`,
      ),
  },
};

function paymentsOf(state: StripeState, invoice: Node) {
  return [...state.invoicePayments.values()].filter((payment) => payment.invoice === invoice.id);
}

function expandAt(state: StripeState, node: unknown, path: string[], whole: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (Array.isArray(node)) {
    for (const item of node) expandAt(state, item, path, whole);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const object = node as Node;
  const include = included[String(object.object)]?.[name];
  if (include && object[name] === undefined) object[name] = structuredClone(include(state, object));
  const value = object[name];
  if (value === undefined)
    throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  if (typeof value === 'string') {
    const kind = kinds[value.slice(0, value.indexOf('_'))];
    const found = kind && state[kind].get(value);
    if (!found) throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' });
    object[name] = structuredClone(found);
  }
  expandAt(state, object[name], rest, whole);
}

/** Returns a copy of an object or list with the properties at `paths`, as in `data.latest_charge`. */
export function expanded(state: StripeState, object: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(object);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > deepest)
      throw invalid(`You cannot expand more than 4 levels of a property (${path}).`);
    expandAt(state, copy, names, path);
  }
  return copy;
}
