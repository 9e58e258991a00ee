import { test as base } from 'vitest';
import { startFakeStripe } from '../../fakes/stripe/start-fake-stripe.ts';
import { providerAt } from './stripe-provider.ts';

/**
 * The test of the Stripe provider: each test has its own `fake` of Stripe and a `provider` over it.
 * `searchLag`: objects younger than this many seconds are not found by a search.
 */
export const test = base
  .extend('searchLag', 0)
  .extend('fake', async ({ searchLag }, { onCleanup }) => {
    const fake = await startFakeStripe();
    fake.switches.searchLag = searchLag;
    onCleanup(() => fake.stop());
    return fake;
  })
  .extend('provider', ({ fake }) => providerAt(fake));
