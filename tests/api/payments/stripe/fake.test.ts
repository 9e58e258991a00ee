import Stripe from 'stripe';
import { describe, expect } from 'vitest';
import { test } from '../../../factories/stripe/stripe-test.ts';
import type { FakeStripe } from '../../../fakes/stripe/fake-stripe.ts';

function clientWith(fake: FakeStripe, key: string): Stripe {
  const { port } = new URL(fake.url);
  const at = { host: '127.0.0.1', port, protocol: 'http' as const };
  return new Stripe(key, { ...at, maxNetworkRetries: 0, telemetry: false });
}

const it = test.extend('stripe', ({ fake }) => clientWith(fake, fake.env.STRIPE_SECRET_KEY));

const params = { amount: 49_900, currency: 'eur', metadata: { orderId: 'order-1' } };

function newIntent(
  stripe: Stripe,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  idempotencyKey?: string,
) {
  return stripe.paymentIntents.create(
    { ...params, ...more },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
}

/** The code, or else the type, of the error that a call ends with. */
async function errorOf(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call was not refused');
  return error.code ?? error.rawType ?? error.type;
}

describe("the fake of Stripe's API", () => {
  it('stores an intent with its id, amount and metadata', async ({ stripe }) => {
    const created = await newIntent(stripe);
    expect(created.id).toMatch(/^pi_3\w{20,}$/);
    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({
      id: created.id,
      ...params,
      status: 'requires_payment_method',
      client_secret: created.client_secret,
    });
    expect(await errorOf(stripe.paymentIntents.retrieve('pi_unknown'))).toBe('resource_missing');
  });

  it('refuses calls without the secret key', async ({ fake, stripe }) => {
    const { id } = await newIntent(stripe);
    const stranger = clientWith(fake, 'sk_test_anotherAccount');
    await expect(stranger.paymentIntents.retrieve(id)).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    const visitor = clientWith(fake, fake.env.STRIPE_PUBLISHABLE_KEY);
    await expect(visitor.paymentIntents.retrieve(id)).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  it("lets a browser confirm with the intent's secret, and with no other", async ({
    fake,
    stripe,
  }) => {
    const { id, client_secret } = await newIntent(stripe);
    const visitor = clientWith(fake, fake.env.STRIPE_PUBLISHABLE_KEY);
    const card = { card: { number: '4242424242424242' } };
    const confirm = (secret: string) =>
      visitor.rawRequest('POST', `/v1/payment_intents/${id}/confirm`, {
        client_secret: secret,
        payment_method_data: card,
      });
    expect(await errorOf(confirm(`${id}_secret_guessed`))).toBe('resource_missing');
    expect(await confirm(client_secret ?? '')).toMatchObject({ id, status: 'succeeded' });
  });

  it('refuses parameters that Stripe does not know, and amounts that it does not charge', async ({
    fake,
    stripe,
  }) => {
    const misspelt = { desciption: 'Start' } as Partial<Stripe.PaymentIntentCreateParams>;
    expect(await errorOf(newIntent(stripe, misspelt))).toBe('parameter_unknown');
    expect(await errorOf(newIntent(stripe, { amount: 49 }))).toBe('amount_too_small');
    expect(fake.state.paymentIntents.size).toBe(0);
  });
});

describe('a key of the fake', () => {
  it('returns the same intent for the same parameters, as it was when it was created', async ({
    fake,
    stripe,
  }) => {
    const first = await newIntent(stripe, {}, 'key-1');
    fake.confirmCard(first.client_secret ?? '', '4242424242424242');
    const again = await newIntent(stripe, {}, 'key-1');
    expect([again.id, again.status]).toEqual([first.id, 'requires_payment_method']);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(fake.state.paymentIntents.size).toBe(1);
  });

  it('refuses other parameters', async ({ stripe }) => {
    await newIntent(stripe, {}, 'key-1');
    expect(await errorOf(newIntent(stripe, { amount: 100 }, 'key-1'))).toBe('idempotency_error');
  });

  it.for([
    { fault: 'error-before', made: 0 },
    { fault: 'error-after', made: 1 },
  ] as const)(
    'replays a saved 500 indefinitely ($fault)',
    async ({ fault, made }, { fake, stripe }) => {
      fake.switches.fault = () => fault;
      expect(await errorOf(newIntent(stripe, {}, 'key-1'))).toBe('api_error');
      fake.switches.fault = () => null;
      expect(await errorOf(newIntent(stripe, {}, 'key-1'))).toBe('api_error');
      expect(fake.state.paymentIntents.size).toBe(made);
      const { id } = await newIntent(stripe, {}, 'key-2');
      expect(fake.state.paymentIntents.has(id)).toBe(true);
    },
  );

  it.for([
    { fault: 'cut-before', made: 0 },
    { fault: 'cut-after', made: 1 },
  ] as const)(
    'tolerates a broken connection ($fault)',
    async ({ fault, made }, { fake, stripe }) => {
      const seen: number[] = [];
      fake.switches.fault = () => {
        seen.push(fake.state.paymentIntents.size);
        return seen.length === 1 ? fault : null;
      };
      const { id } = await newIntent(stripe, {}, 'key-1');
      expect(seen).toEqual([0, made]);
      expect([...fake.state.paymentIntents.keys()]).toEqual([id]);
    },
  );
});

describe('lists of the fake', () => {
  it('come in pages, the newest first', async ({ stripe }) => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await newIntent(stripe)).id);
    const page = await stripe.paymentIntents.list({ limit: 2 });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.has_more).toBe(true);
    const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it('are filtered by creation time, and the search index may lag behind', async ({
    fake,
    stripe,
  }) => {
    const { id } = await newIntent(stripe);
    const query = "metadata['orderId']:'order-1'";
    const search = async () => (await stripe.paymentIntents.search({ query })).data[0]?.id;
    expect(await search()).toBe(id);
    fake.switches.searchLag = 60;
    expect(await search()).toBeUndefined();
    const since = Math.floor(Date.now() / 1000);
    const later = await stripe.paymentIntents.list({ created: { gte: since + 60 } });
    expect(later.data).toEqual([]);
  });
});

describe('events of the fake', () => {
  it('are in order, each with the object as it was then', async ({ fake, stripe }) => {
    const { id, client_secret } = await newIntent(stripe);
    fake.confirmCard(client_secret ?? '', '4000000000000002');
    fake.confirmCard(client_secret ?? '', '4242424242424242');
    const events = await stripe.events.list({ limit: 100 });
    const about = events.data
      .reverse()
      .map(({ type, data }) => [type, (data.object as Stripe.PaymentIntent).status])
      .filter(([type]) => type?.startsWith('payment_intent'));
    expect(about).toEqual([
      ['payment_intent.created', 'requires_payment_method'],
      ['payment_intent.payment_failed', 'requires_payment_method'],
      ['payment_intent.succeeded', 'succeeded'],
    ]);
    const [event] = events.data;
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
    expect((await stripe.paymentIntents.retrieve(id)).amount_received).toBe(49_900);
  });
});
