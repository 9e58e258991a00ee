import { describe, expect } from 'vitest';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import { chargeOf } from '../../../factories/stripe/stripe-provider.ts';
import { test as it } from '../../../factories/stripe/stripe-test.ts';
import type { FakeStripe } from '../../../fakes/stripe/fake-stripe.ts';

const good = '4242424242424242';
const monthly = chargeOf('order-1', { interval: 'month', description: 'Growth' });

async function subscribed(fake: FakeStripe, provider: PaymentProvider) {
  const payment = await provider.startPayment(monthly);
  fake.confirmCard(payment.clientSecret, good);
  return { payment, id: payment.subscriptionId ?? '' };
}

describe('a recurring charge', () => {
  it('is a subscription that waits for its first payment', async ({ fake, provider }) => {
    const payment = await provider.startPayment(monthly);
    const [subscription] = fake.state.subscriptions.values();
    const [invoice] = fake.state.invoices.values();
    const [intent] = fake.state.paymentIntents.values();
    expect(payment).toMatchObject({
      id: intent?.id,
      orderId: 'order-1',
      subscriptionId: subscription?.id,
      invoiceId: invoice?.id,
      status: 'open',
      amountCents: 49_900,
      currency: 'EUR',
      clientSecret: intent?.client_secret,
    });
    expect(subscription).toMatchObject({
      status: 'incomplete',
      metadata: { orderId: 'order-1' },
      payment_settings: { save_default_payment_method: 'on_subscription' },
      items: { data: [{ price: { unit_amount: 49_900, recurring: { interval: 'month' } } }] },
    });
    expect(await provider.getSubscription(subscription?.id ?? '')).toMatchObject({
      id: subscription?.id,
      orderId: 'order-1',
      status: 'waiting',
      payments: [{ id: payment.id, status: 'open' }],
    });
  });

  it('is active with its first paid invoice, and the payment finds its order', async ({
    fake,
    provider,
  }) => {
    const { payment, id } = await subscribed(fake, provider);
    expect(await provider.getPayment(payment.id)).toEqual({
      ...payment,
      status: 'paid',
      methodCountry: 'US',
      paidAt: expect.any(String),
    });
    expect(await provider.getSubscription(id)).toMatchObject({ id, status: 'active' });
  });

  it('can be declined and paid with another card', async ({ fake, provider }) => {
    const { id, clientSecret, subscriptionId } = await provider.startPayment(monthly);
    fake.confirmCard(clientSecret, '4000000000000002');
    expect(await provider.getPayment(id)).toMatchObject({
      id,
      status: 'open',
      failureMessage: 'Your card was declined.',
    });
    fake.confirmCard(clientSecret, good);
    expect(await provider.getSubscription(subscriptionId ?? '')).toMatchObject({
      id: subscriptionId,
      status: 'active',
      payments: [{ id, status: 'paid' }],
    });
  });

  it.for([
    ['week', 'week', 1],
    ['quarter', 'month', 3],
    ['year', 'year', 1],
  ] as const)(
    'of a %s is charged every %s times %i',
    async ([sold, unit, count], { fake, provider }) => {
      await provider.startPayment(chargeOf('order-1', { interval: sold }));
      const [subscription] = fake.state.subscriptions.values();
      expect(subscription?.items.data[0]?.price.recurring).toMatchObject({
        interval: unit,
        interval_count: count,
      });
    },
  );

  it('is one subscription however often it is requested', async ({ fake, provider }) => {
    const { payment, id } = await subscribed(fake, provider);
    fake.renew(id, 'paid');
    fake.switches.searchLag = 3600;
    const byKey = await provider.startPayment(monthly);
    fake.switches.searchLag = 0;
    fake.keys.forget();
    const bySearch = await provider.startPayment({ ...monthly, orderedAt: '2020-01-01T00:00:00Z' });
    for (const again of [byKey, bySearch])
      expect(again).toMatchObject({ id: payment.id, subscriptionId: id, status: 'paid' });
    expect([...fake.state.subscriptions.keys()]).toEqual([id]);
  });

  it('is one for ten concurrent calls', async ({ fake, provider }) => {
    const payments = await Promise.all(
      Array.from({ length: 10 }, () => provider.startPayment(monthly)),
    );
    expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
    expect(fake.state.subscriptions.size).toBe(1);
    expect(fake.state.products.size).toBe(1);
  });

  it('shares its product with other orders of the package', async ({ fake, provider }) => {
    await provider.startPayment(monthly);
    await provider.startPayment({ ...monthly, orderId: 'order-2' });
    await provider.startPayment({ ...monthly, orderId: 'order-3', description: 'Scale' });
    expect([...fake.state.products.values()].map(({ name }) => name)).toEqual(['Growth', 'Scale']);
  });
});

describe('a renewal', () => {
  it('is a further payment of the same order, listed after the first', async ({
    fake,
    provider,
  }) => {
    const { payment, id } = await subscribed(fake, provider);
    const invoice = fake.renew(id, 'paid');
    const subscription = await provider.getSubscription(id);
    const [first, second] = subscription?.payments ?? [];
    expect(subscription?.payments).toHaveLength(2);
    expect(first?.id).toBe(payment.id);
    expect(second).toMatchObject({
      orderId: 'order-1',
      subscriptionId: id,
      invoiceId: invoice.id,
      status: 'paid',
      amountCents: 49_900,
    });
    expect(await provider.getPayment(second?.id ?? '')).toEqual(second);
  });

  it('that is declined leaves the subscription past due, until its payment is paid', async ({
    fake,
    provider,
  }) => {
    const { id } = await subscribed(fake, provider);
    fake.renew(id, 'declined');
    const pastDue = await provider.getSubscription(id);
    const renewal = pastDue?.payments[1];
    expect(pastDue).toMatchObject({ id, status: 'past_due' });
    expect(renewal).toMatchObject({ status: 'open', failureMessage: 'Your card was declined.' });
    fake.confirmCard(renewal?.clientSecret ?? '', good);
    expect(await provider.getSubscription(id)).toMatchObject({ id, status: 'active' });
  });

  it('that is open can be cancelled without cancelling the subscription', async ({
    fake,
    provider,
  }) => {
    const { id } = await subscribed(fake, provider);
    fake.renew(id, 'declined');
    const renewal = (await provider.getSubscription(id))?.payments[1]?.id ?? '';
    expect(await provider.cancelPayment(renewal)).toMatchObject({
      id: renewal,
      status: 'cancelled',
    });
    expect(await provider.getSubscription(id)).toMatchObject({ id, status: 'active' });
  });
});

describe('a subscription that is cancelled', () => {
  it('does not renew, and cancelling it again changes nothing', async ({ fake, provider }) => {
    const { payment, id } = await subscribed(fake, provider);
    const cancelled = { id, status: 'cancelled', payments: [{ id: payment.id, status: 'paid' }] };
    expect(await provider.cancelSubscription(id)).toMatchObject(cancelled);
    expect(await provider.cancelSubscription(id)).toMatchObject(cancelled);
    expect(() => fake.renew(id, 'paid')).toThrow('does not renew');
  });

  it('before its first payment cancels the payment too', async ({ fake, provider }) => {
    const { id, clientSecret, subscriptionId } = await provider.startPayment(monthly);
    expect(await provider.cancelSubscription(subscriptionId ?? '')).toMatchObject({
      id: subscriptionId,
      status: 'cancelled',
      payments: [{ id, status: 'cancelled' }],
    });
    expect(() => fake.confirmCard(clientSecret, good)).toThrow('status is canceled');
  });

  it('is cancelled with its first payment', async ({ provider }) => {
    const { id, subscriptionId } = await provider.startPayment(monthly);
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: 'cancelled' });
    expect(await provider.getSubscription(subscriptionId ?? '')).toMatchObject({
      id: subscriptionId,
      status: 'cancelled',
    });
  });

  it('is cancelled even if the response is lost', async ({ fake, provider }) => {
    const { id } = await subscribed(fake, provider);
    let lost = 0;
    fake.switches.fault = ({ method }) => {
      if (method !== 'DELETE' || lost > 0) return null;
      lost += 1;
      return 'cut-after';
    };
    expect(await provider.cancelSubscription(id)).toMatchObject({ id, status: 'cancelled' });
    expect(lost).toBe(1);
  });
});

it('an unknown subscription is null', async ({ provider }) => {
  expect(await provider.getSubscription('sub_unknown')).toBeNull();
  expect(await provider.getSubscription('../customers')).toBeNull();
});
