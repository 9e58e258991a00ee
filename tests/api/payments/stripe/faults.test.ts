import { describe, expect } from 'vitest';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.server.ts';
import { chargeOf, providerAt } from '../../../factories/stripe/stripe-provider.ts';
import { test } from '../../../factories/stripe/stripe-test.ts';
import type { FakeStripe, Fault } from '../../../fakes/stripe/fake-stripe.ts';

// New objects are not in the search index yet, as at Stripe.
const it = test.extend('searchLag', 3600);

const good = '4242424242424242';

/** Makes the next `times` POST requests to `path` fail. Returns how many have failed. */
function failCreating(
  fake: FakeStripe,
  path: string,
  fault: Fault,
  times: number,
): { met: number } {
  const seen = { met: 0 };
  fake.switches.fault = (call) => {
    if (call.method !== 'POST' || call.path !== path || seen.met === times) return null;
    seen.met += 1;
    return fault;
  };
  return seen;
}

async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`No ProviderError but ${error}`);
  return error;
}

const faults: Fault[] = ['cut-before', 'cut-after', 'error-before', 'error-after'];

describe.each(faults)('a request that meets %s', (fault) => {
  it.for([1, 2])('%i times still creates one intent', async (times, { fake, provider }) => {
    const seen = failCreating(fake, '/v1/payment_intents', fault, times);
    const payment = await provider.startPayment(chargeOf('order-1'));
    expect(seen.met).toBe(fault === 'error-after' ? 1 : times);
    expect([...fake.state.paymentIntents.keys()]).toEqual([payment.id]);
    fake.confirmCard(payment.clientSecret, good);
    expect(await provider.startPayment(chargeOf('order-1'))).toMatchObject({
      id: payment.id,
      orderId: 'order-1',
      status: 'paid',
    });
  });

  it('still creates one subscription', async ({ fake, provider }) => {
    const seen = failCreating(fake, '/v1/subscriptions', fault, 1);
    const payment = await provider.startPayment(chargeOf('order-1', { interval: 'year' }));
    expect(seen.met).toBe(1);
    expect([...fake.state.subscriptions.keys()]).toEqual([payment.subscriptionId]);
    expect([...fake.state.paymentIntents.keys()]).toEqual([payment.id]);
  });

  it('while creating a customer or a product still creates one subscription', async ({
    fake,
    provider,
  }) => {
    for (const path of ['/v1/customers', '/v1/products']) {
      const seen = failCreating(fake, path, fault, 1);
      const charge = chargeOf(path, { interval: 'year', description: path });
      const payment = await provider
        .startPayment(charge)
        .catch(() => provider.startPayment(charge));
      expect(seen.met).toBe(1);
      expect(payment.orderId).toBe(path);
    }
    expect(fake.state.subscriptions.size).toBe(2);
    expect(fake.state.products.size).toBe(2);
  });

  it('still creates one refund', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, good);
    const seen = failCreating(fake, '/v1/refunds', fault, 1);
    const refund = { amountCents: 5000, key: 'once' };
    expect(await provider.refund(id, refund)).toMatchObject({ id, refundedCents: 5000 });
    expect(seen.met).toBe(1);
    expect(fake.state.refunds.size).toBe(1);
  });

  it('still cancels a payment', async ({ fake, provider }) => {
    const { id } = await provider.startPayment(chargeOf('order-1'));
    const seen = failCreating(fake, `/v1/payment_intents/${id}/cancel`, fault, 1);
    const cancelled = await provider.cancelPayment(id).catch(() => provider.cancelPayment(id));
    expect(cancelled).toMatchObject({ id, status: 'cancelled' });
    expect(seen.met).toBe(1);
  });
});

it('a subscription whose response was lost, and that was cancelled, is found and not created again', async ({
  fake,
  provider,
}) => {
  const charge = chargeOf('order-1', { interval: 'month' });
  fake.switches.fault = ({ path, method }) => {
    if (path !== '/v1/subscriptions') return null;
    return method === 'POST' ? 'error-after' : 'error-before';
  };
  await failureOf(provider.startPayment(charge));
  fake.switches.fault = () => null;
  const [made = ''] = fake.state.subscriptions.keys();
  await provider.cancelSubscription(made);
  expect(await provider.startPayment(charge)).toMatchObject({
    subscriptionId: made,
    status: 'cancelled',
  });
  expect([...fake.state.subscriptions.keys()]).toEqual([made]);
});

it.for([1, 4])(
  'a key in use %i times is retried, and no other is used',
  async (times, { fake, provider }) => {
    const seen = failCreating(fake, '/v1/payment_intents', 'key-in-use', times);
    const { id } = await provider.startPayment(chargeOf('order-1'));
    expect(seen.met).toBe(times);
    const keys = fake.calls.flatMap(({ key }) => key ?? []);
    expect(keys).toEqual(Array.from({ length: times + 1 }, () => 'order-order-1-1'));
    expect([...fake.state.paymentIntents.keys()]).toEqual([id]);
  },
);

it('two callers whose first responses are both lost share the second key', async ({
  fake,
  provider,
}) => {
  const seen = failCreating(fake, '/v1/payment_intents', 'error-before', 1);
  const [first, second] = await Promise.all([
    provider.startPayment(chargeOf('order-1')),
    providerAt(fake).startPayment(chargeOf('order-1')),
  ]);
  expect(seen.met).toBe(1);
  expect(first.id).toBe(second.id);
  expect(fake.state.paymentIntents.size).toBe(1);
});

it('an attempt with another price returns the intent of the first attempt', async ({
  fake,
  provider,
}) => {
  const first = await provider.startPayment(chargeOf('order-1'));
  const second = await provider.startPayment(chargeOf('order-1', { amountCents: 100 }));
  expect(second).toMatchObject({ id: first.id, amountCents: 49_900 });
  expect(fake.state.paymentIntents.size).toBe(1);
});

it.for(['one-time', 'month'] as const)(
  'a search that fails does not stop a new order: %s',
  async (interval, { fake, provider }) => {
    fake.switches.fault = ({ path }) => (path.endsWith('/search') ? 'error-before' : null);
    const payment = await provider.startPayment(chargeOf('order-1', { interval }));
    expect(await provider.startPayment(chargeOf('order-1', { interval }))).toMatchObject({
      id: payment.id,
    });
    expect(fake.state.paymentIntents.size).toBe(1);
  },
);

it('an order whose keys Stripe has dropped is searched for, and not paid twice', async ({
  fake,
  provider,
}) => {
  fake.switches.searchLag = 0;
  const old = { orderedAt: new Date(Date.now() - 2 * 86_400_000).toISOString() };
  const { id } = await provider.startPayment(chargeOf('order-1', old));
  fake.keys.forget();
  expect(await provider.startPayment(chargeOf('order-1', old))).toMatchObject({ id });
  fake.switches.fault = ({ path }) => (path.endsWith('/search') ? 'error-before' : null);
  expect(await failureOf(provider.startPayment(chargeOf('order-1', old)))).toMatchObject({
    unreachable: true,
  });
  expect(fake.state.paymentIntents.size).toBe(1);
});

describe('a failure', () => {
  it('that persists is reported as unreachable: Stripe may have acted', async ({
    fake,
    provider,
  }) => {
    fake.switches.fault = () => 'cut-before';
    expect(await failureOf(provider.getPayment('pi_3any'))).toMatchObject({ unreachable: true });
    fake.switches.fault = () => 'error-before';
    expect(await failureOf(provider.startPayment(chargeOf('order-1')))).toMatchObject({
      unreachable: true,
    });
    const listed = provider.listPayments('2020-01-01T00:00:00.000Z')[Symbol.asyncIterator]();
    expect(await failureOf(listed.next())).toMatchObject({ unreachable: true });
  });

  it('to connect is reported as unreachable', async ({ fake, provider }) => {
    await fake.stop();
    expect(await failureOf(provider.startPayment(chargeOf('order-1')))).toMatchObject({
      unreachable: true,
    });
  });

  it('that is a refusal has its reason, and contains no key', async ({ fake, provider }) => {
    const refusal = await failureOf(
      provider.startPayment(chargeOf('order-1', { amountCents: 10 })),
    );
    expect(refusal).toMatchObject({ code: 'amount_too_small', unreachable: false });

    const secretKey = 'sk_test_aWrongKeyThatIsSecret';
    const stranger = createStripeProvider({
      secretKey,
      publishableKey: 'pk_test_x',
      webhookSecret: 'whsec_x',
      apiUrl: fake.url,
    });
    const failure = await failureOf(stranger.getPayment('pi_3any'));
    expect(failure.unreachable).toBe(false);
    const text = JSON.stringify({ ...failure, message: failure.message, stack: failure.stack });
    expect(text).not.toMatch(/sk_test|aWrong|cret\b/);
    expect(failure.cause).toBeUndefined();
  });
});
