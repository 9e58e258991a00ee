import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePayment } from './prepare-payment.ts';
import { readPurchase } from './purchase.ts';

const order = { id: 'setup', name: 'Company Setup', price: 1450 };
const answer = { clientSecret: 'secret', orderId: 'o1' };
let keys: string[];

/** Answers one call after another; the last answer is repeated. */
function answering(...answers: [number, unknown][]): void {
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push((headers as Record<string, string>)['Idempotency-Key'] ?? '');
    const [status, body] = answers[Math.min(keys.length, answers.length) - 1] ?? [500, null];
    return Response.json(body, { status });
  });
}

beforeEach(() => {
  keys = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const entry = { state: null as unknown };
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: unknown) {
      entry.state = state;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('requests with the same key each time, and saves order and secret', async () => {
  answering([200, answer]);
  await preparePayment(order, 'en');
  expect(readPurchase()).toEqual({
    packageId: 'setup',
    key: keys[0],
    orderId: 'o1',
    clientSecret: 'secret',
  });
  await preparePayment(order, 'pt');
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('saves its key before the response, for an attempt whose response is lost', async () => {
  answering([502, { code: 'payment_unavailable' }], [200, answer]);
  expect(await preparePayment(order, 'en')).toMatchObject({ kind: 'failed' });
  expect(readPurchase()).toEqual({ packageId: 'setup', key: keys[0] });
  await preparePayment(order, 'en');
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('saves the secret of an order that is already paid, so that its payment page clears it', async () => {
  answering([409, { code: 'already_paid', payment: 'pi_1', clientSecret: 'paid secret' }]);
  await preparePayment(order, 'en');
  expect(readPurchase()).toMatchObject({ clientSecret: 'paid secret' });
});

it('retries once with a new key if the server has seen the key with another request', async () => {
  answering([422, { code: 'idempotency_key_reused' }], [200, answer]);
  expect(await preparePayment(order, 'en')).toMatchObject({ kind: 'intent' });
  expect(new Set(keys).size).toBe(2);
  expect(readPurchase()?.key).toBe(keys[1]);
  answering([422, { code: 'idempotency_key_reused' }]);
  keys = [];
  expect(await preparePayment(order, 'en')).toMatchObject({ kind: 'failed' });
  expect(keys).toHaveLength(2);
});
