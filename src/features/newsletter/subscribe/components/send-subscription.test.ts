import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendSubscription } from './send-subscription.ts';

beforeEach(() => {
  const href = 'https://entrada.example/?utm_source=newsletter&utm_campaign=two-dates';
  vi.stubGlobal('location', { href });
  vi.stubGlobal('document', { referrer: '' });
});
afterEach(() => vi.unstubAllGlobals());

function respond(status: number) {
  const call = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status }));
  vi.stubGlobal('fetch', call);
  return call;
}

it.each([200, 201])('a subscription succeeds with %i', async (status) => {
  respond(status);
  await expect(sendSubscription({ email: 'a@b.example' })).resolves.toBeUndefined();
});

it.each([202, 204, 206, 409, 500])('a subscription fails with %i', async (status) => {
  respond(status);
  await expect(sendSubscription({ email: 'a@b.example' })).rejects.toMatchObject({ status });
});

it('says from which issue the visit came', async () => {
  const call = respond(201);
  await sendSubscription({ email: 'a@b.example' });
  const [, sent] = call.mock.calls[0] ?? [];
  expect(new Headers(sent?.headers).get('Visit-Source')).toBe('issue=two-dates');
});
