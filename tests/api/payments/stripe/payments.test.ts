import { describe, expect } from 'vitest';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import { chargeOf } from '../../../factories/stripe/stripe-provider.ts';
import { test as it } from '../../../factories/stripe/stripe-test.ts';
import type { FakeStripe } from '../../../fakes/stripe/fake-stripe.ts';

const good = '4242 4242 4242 4242';
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/;

describe('a one-time payment', () => {
  it('is one intent with the price, the order and the methods that Stripe offers', async ({
    fake,
    provider,
  }) => {
    const payment = await provider.startPayment(chargeOf('order-1'));
    expect([...fake.state.paymentIntents.keys()]).toEqual([payment.id]);
    expect(fake.state.paymentIntents.get(payment.id)).toMatchObject({
      amount: 49_900,
      currency: 'eur',
      description: 'Start',
      metadata: { orderId: 'order-1' },
      automatic_payment_methods: { enabled: true },
      client_secret: payment.clientSecret,
    });
    expect(payment).toEqual({
      id: payment.id,
      orderId: 'order-1',
      subscriptionId: null,
      invoiceId: null,
      status: 'open',
      amountCents: 49_900,
      currency: 'EUR',
      refundedCents: 0,
      failedRefundCents: 0,
      methodCountry: null,
      failureMessage: null,
      isReturnedDebit: false,
      retriesAt: null,
      clientSecret: expect.stringMatching(`^${payment.id}_secret_`),
      createdAt: expect.stringMatching(instant),
      paidAt: null,
      waitsFor: null,
    });
  });

  it('is paid with a good card', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, good);
    expect(await provider.getPayment(id)).toMatchObject({
      id,
      orderId: 'order-1',
      status: 'paid',
      amountCents: 49_900,
      paidAt: expect.stringMatching(instant),
    });
  });

  it("stays open after a declined card, with the provider's message, and can be paid then", async ({
    fake,
    provider,
  }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, '4000 0000 0000 9995');
    expect(await provider.getPayment(id)).toMatchObject({
      id,
      status: 'open',
      failureMessage: 'Your card has insufficient funds.',
      paidAt: null,
    });
    fake.confirmCard(clientSecret, good);
    expect(await provider.getPayment(id)).toMatchObject({
      id,
      status: 'paid',
      failureMessage: null,
      isReturnedDebit: false,
      retriesAt: null,
    });
  });

  it.for([
    { accept: true, status: 'paid', failureMessage: null },
    {
      accept: false,
      status: 'open',
      failureMessage: expect.stringMatching(/^We are unable to authenticate/),
    },
  ])(
    "waits for the bank's authentication (accepted: $accept)",
    async ({ accept, ...end }, { fake, provider }) => {
      const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
      fake.confirmCard(clientSecret, '4000 0025 0000 3155');
      expect(await provider.getPayment(id)).toMatchObject({ id, status: 'action_required' });
      fake.authenticate(clientSecret, accept);
      expect(await provider.getPayment(id)).toMatchObject({ id, ...end });
    },
  );

  it.for([
    { outcome: 'paid', end: { status: 'paid', failureMessage: null } },
    { outcome: 'failed', end: { status: 'open', failureMessage: 'The payment failed.' } },
  ] as const)(
    'that is processing ends $outcome, with a voucher too',
    async ({ outcome, end }, { fake, provider }) => {
      const slow = await provider.startPayment(chargeOf('order-1'));
      const voucher = await provider.startPayment(chargeOf('order-2'));
      fake.confirmCard(slow.clientSecret, '4000 0000 0000 0077');
      fake.confirmVoucher(voucher.clientSecret);
      for (const { id } of [slow, voucher]) {
        expect(await provider.getPayment(id)).toMatchObject({ id, status: 'processing' });
        fake.settle(id, outcome);
        expect(await provider.getPayment(id)).toMatchObject({ id, ...end });
      }
    },
  );

  it('is the same however often it is requested, in its current state', async ({
    fake,
    provider,
  }) => {
    const first = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(first.clientSecret, good);
    fake.switches.searchLag = 3600;
    const byKey = await provider.startPayment(chargeOf('order-1'));
    fake.switches.searchLag = 0;
    fake.keys.forget();
    const old = { orderedAt: '2020-01-01T00:00:00Z' };
    const bySearch = await provider.startPayment(chargeOf('order-1', old));
    for (const payment of [byKey, bySearch])
      expect(payment).toMatchObject({ id: first.id, status: 'paid' });
    expect(fake.state.paymentIntents.size).toBe(1);
  });

  it('is one for twenty concurrent calls', async ({ fake, provider }) => {
    const payments = await Promise.all(
      Array.from({ length: 20 }, () => provider.startPayment(chargeOf('order-1'))),
    );
    expect(new Set(payments.map(({ id }) => id))).toEqual(
      new Set(fake.state.paymentIntents.keys()),
    );
    expect(fake.state.paymentIntents.size).toBe(1);
  });

  it('with an unknown id is null, without a request for a malformed id', async ({
    fake,
    provider,
  }) => {
    expect(await provider.getPayment('pi_3unknown')).toBeNull();
    const { length } = fake.calls;
    expect(await provider.getPayment('../customers')).toBeNull();
    expect(await provider.getPayment('')).toBeNull();
    expect(fake.calls).toHaveLength(length);
  });
});

describe('a payment that is cancelled', () => {
  it('can no longer be paid', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: 'cancelled' });
    expect(() => fake.confirmCard(clientSecret, good)).toThrow('status is canceled');
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: 'cancelled' });
  });

  it('stays paid when it was paid before', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, good);
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: 'paid' });
  });

  it('stays processing when it is processing already', async ({ fake, provider }) => {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, '4000 0000 0000 0077');
    expect(await provider.cancelPayment(id)).toMatchObject({ id, status: 'processing' });
  });
});

describe('a refund', () => {
  async function paid(fake: FakeStripe, provider: PaymentProvider): Promise<string> {
    const { id, clientSecret } = await provider.startPayment(chargeOf('order-1'));
    fake.confirmCard(clientSecret, good);
    return id;
  }

  it('happens once for each key, also when Stripe has dropped the key', async ({
    fake,
    provider,
  }) => {
    const id = await paid(fake, provider);
    const part = { amountCents: 10_000, key: 'first' };
    expect(await provider.refund(id, part)).toMatchObject({ id, refundedCents: 10_000 });
    expect(await provider.refund(id, part)).toMatchObject({ id, refundedCents: 10_000 });
    fake.keys.forget();
    expect(await provider.refund(id, part)).toMatchObject({ id, refundedCents: 10_000 });
    expect(fake.state.refunds.size).toBe(1);
    const rest = { amountCents: 39_900, key: 'second' };
    expect(await provider.refund(id, rest)).toMatchObject({
      id,
      status: 'paid',
      amountCents: 49_900,
      refundedCents: 49_900,
    });
  });

  it('of more than is left is refused, and nothing changes', async ({ fake, provider }) => {
    const id = await paid(fake, provider);
    await expect(provider.refund(id, { amountCents: 49_901, key: 'first' })).rejects.toMatchObject({
      name: 'ProviderError',
      unreachable: false,
    });
    expect(await provider.getPayment(id)).toMatchObject({ id, refundedCents: 0 });
  });
});

it('every payment since an instant is listed, page after page, those of subscriptions too', async ({
  provider,
}) => {
  const ids: string[] = [];
  for (let index = 0; index < 120; index += 1)
    ids.push((await provider.startPayment(chargeOf(`order-${index}`))).id);
  const monthly = await provider.startPayment(chargeOf('monthly', { interval: 'month' }));
  const listed = new Map<string, string | null>();
  for await (const { id, orderId } of provider.listPayments('2020-01-01T00:00:00.000Z'))
    listed.set(id, orderId);
  expect(listed).toEqual(
    new Map([...ids.map((id, index) => [id, `order-${index}`] as const), [monthly.id, 'monthly']]),
  );
  const later = new Date(Date.now() + 60_000).toISOString();
  for await (const { id } of provider.listPayments(later)) expect(id).toBeUndefined();
});
