import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Charge, Period, ProviderPayment } from '../payment-provider.server.ts';
import { createOnce } from './create-once.server.ts';
import { createCustomer } from './customers.server.ts';
import { listByOrder, type SearchableByOrder, searchByOrder } from './find-by-order.server.ts';
import { requirePayment } from './get-payment.server.ts';
import { getSubscription } from './get-subscription.server.ts';
import { isMissing } from './stripe-failure.server.ts';

/**
 * Returns the id of the product for a recurring price, creating it if needed. The id is derived from
 * the name, so there is one product per name.
 */
async function requireProduct(stripe: Stripe, name: string): Promise<string> {
  const id = `entrada-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name }).catch(ignoreExisting);
  }
  return id;
}

function ignoreExisting(error: unknown): void {
  const exists =
    error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
  if (!exists) throw error;
}

type RecurringCharge = Charge & { interval: Period };
type Subscription = Stripe.Subscription;

/** The periods as Stripe counts them. */
const recurring = {
  week: { interval: 'week' },
  month: { interval: 'month' },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year' },
} as const satisfies Record<Period, Stripe.SubscriptionCreateParams.Item.PriceData.Recurring>;

/** Includes cancelled ones: an order whose subscription was cancelled must not get a second one. */
function allSubscriptions(stripe: Stripe): SearchableByOrder<Subscription> {
  return {
    search: (params) => stripe.subscriptions.search(params),
    list: (params) => stripe.subscriptions.list({ ...params, status: 'all' }),
  };
}

/** Returns the first payment of an existing subscription. */
async function firstPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const subscription = await getSubscription(stripe, id);
  const payment = subscription?.payments[0];
  if (!payment) throw new Error(`Stripe's subscription ${id} has no payment`);
  return payment;
}

/** Returns the payment of a new subscription's first invoice, with the secret to confirm it. */
async function initialPayment(stripe: Stripe, { id, latest_invoice }: Subscription) {
  const invoice = typeof latest_invoice === 'string' ? null : latest_invoice;
  const intent = invoice?.payments?.data[0]?.payment.payment_intent;
  const secret = invoice?.confirmation_secret?.client_secret;
  if (!intent || !secret) return firstPayment(stripe, id);
  const payment = await requirePayment(stripe, typeof intent === 'string' ? intent : intent.id);
  return { ...payment, clientSecret: secret };
}

/**
 * Returns the first payment of an order's subscription, creating the subscription if needed.
 * Source: https://docs.stripe.com/billing/subscriptions/build-subscriptions?payment-ui=elements
 */
export async function startRecurring(
  stripe: Stripe,
  charge: RecurringCharge,
): Promise<ProviderPayment> {
  const { orderId } = charge;
  const subscriptions = allSubscriptions(stripe);
  const known = await searchByOrder(subscriptions, charge);
  if (known) return firstPayment(stripe, known.id);

  const product = await requireProduct(stripe, charge.description);
  const customer = await createCustomer(stripe, orderId);
  const subscription = await createOnce({
    key: `order-${orderId}`,
    create: (idempotencyKey): Promise<Subscription> =>
      stripe.subscriptions.create(
        {
          customer: customer.id,
          items: [
            {
              price_data: {
                currency: charge.currency.toLowerCase(),
                product,
                recurring: recurring[charge.interval],
                unit_amount: charge.amountCents,
              },
            },
          ],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          description: charge.description,
          metadata: { orderId },
          expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
        },
        { idempotencyKey },
      ),
    find: () => listByOrder(subscriptions, orderId),
  });
  return initialPayment(stripe, subscription);
}
