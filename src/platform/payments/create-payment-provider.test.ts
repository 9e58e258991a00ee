import { expect, it, vi } from 'vitest';
import type { Services } from '#platform/context/context.server.ts';
import { createPaymentProvider, preloadPaymentProvider } from './create-payment-provider.server.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./stripe/stripe-provider.server.ts', () => {
  load();
  return {
    createStripeProvider: () => ({
      getPayment: async (id: string) => ({ id }),
      async *listPayments() {
        yield { id: 'pi_1' };
      },
    }),
  };
});

const services = {} as Services;
const stripe = {
  secretKey: 'sk_test_x',
  publishableKey: 'pk_x',
  webhookSecret: 'whsec_x',
  apiUrl: null,
};

it('imports Stripe’s client at the first call, once', async () => {
  const provider = createPaymentProvider({ stripe }, services);
  expect(provider).toMatchObject({ name: 'stripe_test', publishableKey: 'pk_x' });
  expect(load).not.toHaveBeenCalled();
  expect(await provider.getPayment('pi_1')).toEqual({ id: 'pi_1' });
  const listed = await Array.fromAsync(provider.listPayments('2026-11-21T10:00:00.000Z'));
  expect(listed).toEqual([{ id: 'pi_1' }]);
  await preloadPaymentProvider({ stripe });
  expect(load).toHaveBeenCalledTimes(1);
});

it('is the sandbox without keys', async () => {
  expect(createPaymentProvider({ stripe: null }, services).name).toBe('sandbox');
  await preloadPaymentProvider({ stripe: null });
});
