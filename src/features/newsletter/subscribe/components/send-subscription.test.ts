import { afterEach, expect, it, vi } from 'vitest';
import { sendSubscription } from './send-subscription.ts';

afterEach(() => vi.unstubAllGlobals());

function respond(status: number) {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
}

it.each([200, 201])('a subscription succeeds with %i', async (status) => {
  respond(status);
  await expect(sendSubscription({ email: 'a@b.example' })).resolves.toBeUndefined();
});

it.each([202, 204, 206, 409, 500])('a subscription fails with %i', async (status) => {
  respond(status);
  await expect(sendSubscription({ email: 'a@b.example' })).rejects.toMatchObject({ status });
});
