import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createOnce } from './create-once.server.ts';

const { StripeAPIError, StripeConnectionError, StripePermissionError } = Stripe.errors;

const saved = new StripeAPIError({ message: 'saved', type: 'api_error', statusCode: 500 });
const broken = new StripeConnectionError({ message: 'broken', type: 'api_error' });
const refusedSearch = new StripePermissionError({
  message: 'this key must not list',
  type: 'invalid_request_error',
  statusCode: 403,
});

/** Creates with one failure after another; the keys that were used are in `keys`. */
function createAfter(failures: Error[], find: () => Promise<string | null>) {
  const keys: string[] = [];
  const left = [...failures];
  const created = createOnce({
    key: 'order',
    async create(idempotencyKey) {
      keys.push(idempotencyKey);
      const failure = left.shift();
      if (failure) throw failure;
      return 'created';
    },
    find,
  });
  return { created, keys };
}

async function refuseSearch(): Promise<string | null> {
  throw refusedSearch;
}

describe('a search that fails after a failed creation', () => {
  it('does not replace the failure of the creation, and no second key is used', async () => {
    const { created, keys } = createAfter([saved], refuseSearch);
    await expect(created).rejects.toBe(saved);
    expect(keys).toEqual(['order-1']);
  });

  it('does not stop a retry with the same key', async () => {
    const { created, keys } = createAfter([broken], refuseSearch);
    expect(await created).toBe('created');
    expect(keys).toEqual(['order-1', 'order-1']);
  });

  it('does not replace the last of four broken connections', async () => {
    const { created, keys } = createAfter([broken, broken, broken, broken], refuseSearch);
    await expect(created).rejects.toBe(broken);
    expect(keys).toHaveLength(4);
  });
});

it('a creation whose object is found is not repeated', async () => {
  const { created, keys } = createAfter([saved], async () => 'found');
  expect(await created).toBe('found');
  expect(keys).toEqual(['order-1']);
});

it('a creation that left nothing behind is repeated with the next key', async () => {
  const { created, keys } = createAfter([saved], async () => null);
  expect(await created).toBe('created');
  expect(keys).toEqual(['order-1', 'order-2']);
});
