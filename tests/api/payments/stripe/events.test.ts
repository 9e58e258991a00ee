import type Stripe from 'stripe';
import { describe, expect } from 'vitest';
import {
  BadSignatureError,
  type PaymentProvider,
} from '#platform/payments/payment-provider.server.ts';
import { chargeOf } from '../../../factories/stripe/stripe-provider.ts';
import { test } from '../../../factories/stripe/stripe-test.ts';
import { type Listener, startListener } from '../../../fakes/stripe/event-listener.ts';
import type { FakeStripe } from '../../../fakes/stripe/fake-stripe.ts';
import { sign } from '../../../fakes/stripe/webhooks.ts';

const it = test.extend('listener', { auto: true }, async ({ fake }, { onCleanup }) => {
  const listener = await startListener();
  onCleanup(() => listener.stop());
  fake.switches.webhooks.url = listener.url;
  return listener;
});

const good = '4242424242424242';

async function buy(fake: FakeStripe, provider: PaymentProvider, orderId: string): Promise<string> {
  const { id, clientSecret } = await provider.startPayment(chargeOf(orderId));
  fake.confirmCard(clientSecret, good);
  return id;
}

async function arrived(fake: FakeStripe, provider: PaymentProvider, listener: Listener) {
  await fake.webhooks.settled();
  const { received } = listener;
  return Promise.all(received.map(({ body, signature }) => provider.readEvent(body, signature)));
}

describe("Stripe's events", () => {
  it('arrive signed, each with its own id, and name the payment to fetch', async ({
    fake,
    provider,
    listener,
  }) => {
    const id = await buy(fake, provider, 'order-1');
    await provider.refund(id, { amountCents: 100, key: 'once' });
    const events = await arrived(fake, provider, listener);
    expect(events.map(({ id: event }) => event).sort()).toEqual(
      [...fake.state.events.keys()].sort(),
    );
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'refund.created',
        'charge.refunded',
      ]),
    );
    for (const { about } of events) expect(about).toEqual({ kind: 'payment', id });
  });

  it('of a subscription name the subscription, or the payment of its invoice', async ({
    fake,
    provider,
    listener,
  }) => {
    const charge = chargeOf('order-1', { interval: 'month' });
    const { id, clientSecret, subscriptionId } = await provider.startPayment(charge);
    fake.confirmCard(clientSecret, good);
    const kinds = Map.groupBy(await arrived(fake, provider, listener), ({ about }) => about?.kind);
    const typesOf = (kind: 'payment' | 'subscription') =>
      new Set(kinds.get(kind)?.map(({ type }) => type));
    for (const { about } of kinds.get('payment') ?? []) expect(about?.id).toBe(id);
    for (const { about } of kinds.get('subscription') ?? []) expect(about?.id).toBe(subscriptionId);
    expect(typesOf('payment')).toContain('invoice_payment.paid');
    expect(typesOf('subscription')).toEqual(
      new Set([
        'customer.subscription.created',
        'customer.subscription.updated',
        'invoice.created',
        'invoice.finalized',
        'invoice.paid',
        'invoice.payment_succeeded',
      ]),
    );
    expect(new Set(kinds.get(undefined)?.map(({ type }) => type))).toEqual(
      new Set(['product.created', 'customer.created']),
    );
  });
});

describe('the switches of the fake', () => {
  it('drop every event', async ({ fake, provider, listener }) => {
    fake.switches.webhooks.drop = 1;
    await buy(fake, provider, 'order-1');
    expect(await arrived(fake, provider, listener)).toEqual([]);
    expect(fake.state.events.size).toBe(3);
  });

  it('send every event twice, with the same id', async ({ fake, provider, listener }) => {
    fake.switches.webhooks.duplicate = 1;
    await buy(fake, provider, 'order-1');
    const ids = (await arrived(fake, provider, listener)).map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it('deliver events out of order', async ({ fake, provider, listener }) => {
    fake.switches.webhooks.delay = 30;
    fake.switches.webhooks.shuffle = true;
    for (let index = 0; index < 10; index += 1) await buy(fake, provider, `order-${index}`);
    const ids = (await arrived(fake, provider, listener)).map(({ id }) => id);
    const made = [...fake.state.events.keys()];
    expect([...ids].sort()).toEqual([...made].sort());
    expect(ids).not.toEqual(made);
  });

  it('keep events back until their delay is over', async ({ fake, provider, listener }) => {
    fake.switches.webhooks.delay = 50;
    await buy(fake, provider, 'order-1');
    const since = performance.now();
    expect(listener.received).toEqual([]);
    expect(await arrived(fake, provider, listener)).toHaveLength(3);
    expect(performance.now() - since).toBeGreaterThan(20);
  });
});

describe('a webhook is refused', () => {
  const secret = (fake: FakeStripe) => fake.env.STRIPE_WEBHOOK_SECRET;
  const now = () => Math.floor(Date.now() / 1000);
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: {} };
  const body = JSON.stringify(event);

  function expectRefusal(
    provider: PaymentProvider,
    text: string,
    signature: string | null,
  ): Promise<void> {
    return expect(provider.readEvent(text, signature)).rejects.toThrow(BadSignatureError);
  }

  it('unless its signature is valid', async ({ fake, provider }) => {
    expect(await provider.readEvent(body, sign(body, secret(fake), now() - 290))).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      about: null,
    });
  });

  it('without a signature, or with a malformed one', async ({ provider }) => {
    await expectRefusal(provider, body, null);
    await expectRefusal(provider, body, '');
    await expectRefusal(provider, body, 'nonsense');
    await expectRefusal(provider, body, `t=${now()}`);
  });

  it('with the signature of another secret or of another body', async ({ fake, provider }) => {
    await expectRefusal(provider, body, sign(body, 'whsec_other', now()));
    await expectRefusal(provider, `${body} `, sign(body, secret(fake), now()));
    await expectRefusal(provider, body, sign(body, secret(fake), now()).replace('v1=', 'v0='));
  });

  it('when it was signed more than five minutes ago', async ({ fake, provider }) => {
    await expectRefusal(provider, body, sign(body, secret(fake), now() - 310));
  });

  it('when the signed body is not an event', async ({ fake, provider }) => {
    for (const text of ['', 'x', '[]', 'null', '{}', JSON.stringify({ ...event, id: 1 })])
      await expectRefusal(provider, text, sign(text, secret(fake), now()));
  });

  it('but not for an object of an unknown kind, which names no payment', async ({
    fake,
    provider,
  }) => {
    const odd: Partial<Stripe.Event>[] = [
      { data: { object: { object: 'payment_intent', id: 7 } } } as never,
      { data: { object: { object: 'topup', id: 'tu_1' } } } as never,
      { data: null } as never,
    ];
    for (const more of odd) {
      const text = JSON.stringify({ ...event, ...more });
      expect((await provider.readEvent(text, sign(text, secret(fake), now()))).about).toBeNull();
    }
  });
});
