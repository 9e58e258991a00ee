import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseIntent, requestIntent } from './payment-intent.ts';
import { correctOrder, isPriceCorrected } from './price-correction.ts';

const order = { id: 'setup', name: 'Company Setup', price: 1450 };
const answer = {
  clientSecret: 'pi_1_secret_2',
  amount: 1450,
  currency: 'EUR',
  name: 'Company Setup',
  orderId: 'o1',
  provider: 'sandbox',
  publishableKey: null,
  interval: 'one-time',
};

function intent(fields: object) {
  const found = parseIntent({ ...answer, ...fields });
  if (!found) throw new Error('no intent');
  return found;
}

afterEach(() => vi.unstubAllGlobals());

describe('the response of a prepared payment', () => {
  it('is accepted with the secret alone', () => {
    const bare = parseIntent({ clientSecret: 'pi_1_secret_2' });
    expect(bare).toMatchObject({ clientSecret: 'pi_1_secret_2', provider: 'sandbox' });
    if (!bare) throw new Error('no intent');
    expect(correctOrder(order, bare)).toEqual({ ...order, currency: null });
    expect(isPriceCorrected(order, correctOrder(order, bare))).toBe(false);
  });

  it.each([null, {}, [], 'text', { clientSecret: '' }, { clientSecret: 5 }])(
    'is none without a secret: %o',
    (body) => expect(parseIntent(body)).toBeNull(),
  );

  it('corrects price and name', () => {
    const charged = correctOrder({ ...order, name: 'Cheap', price: 0.01 }, intent({}));
    expect(charged).toEqual({ ...order, currency: 'EUR' });
    expect(isPriceCorrected({ ...order, price: 0.01 }, charged)).toBe(true);
    expect(isPriceCorrected({ ...order, price: 1450.001 }, charged)).toBe(false);
  });

  it('means Stripe only with its key', () => {
    expect(intent({ provider: 'stripe', publishableKey: 'pk_test_1' }).provider).toBe('stripe');
    expect(intent({ provider: 'stripe' }).provider).toBe('sandbox');
  });
});

describe('requesting a payment', () => {
  const asked = { key: 'k1', language: 'pt' } as const;

  function answering(status: number, body: unknown) {
    const call = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
    vi.stubGlobal('fetch', call);
    return call;
  }

  it('sends amount, package and language under the key', async () => {
    const call = answering(200, answer);
    expect(await requestIntent(order, asked)).toMatchObject({ kind: 'intent' });
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe('/api/create-payment-intent');
    expect(JSON.parse(String(init?.body))).toEqual({
      amount: 1450,
      packageId: 'setup',
      language: 'pt',
    });
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  });

  it('recognizes an order that is already paid', async () => {
    answering(409, { code: 'already_paid', orderId: 'o1', payment: 'pi_1', clientSecret: 's' });
    const paid = { kind: 'paid', payment: 'pi_1', clientSecret: 's' };
    expect(await requestIntent(order, asked)).toEqual(paid);
  });

  it.each([
    [422, { code: 'unknown_package' }, 'unknown_package'],
    [422, { code: 'idempotency_key_reused' }, 'key_reused'],
    [409, { code: 'already_paid' }, 'other'],
    [502, { code: 'payment_unavailable' }, 'other'],
    [200, {}, 'other'],
  ])('fails with %i %o', async (status, body, cause) => {
    answering(status, body);
    expect(await requestIntent(order, asked)).toEqual({ kind: 'failed', cause });
  });

  it('fails without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await requestIntent(order, asked)).toEqual({ kind: 'failed', cause: 'other' });
  });
});
