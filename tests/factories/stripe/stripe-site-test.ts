import { test as base } from 'vitest';
import { createStripeSite } from './stripe-site.ts';

/**
 * The test of orders with Stripe: `site` is the public API with the fake of Stripe, in real time,
 * created once for each file and reset after each test.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern here, even of nothing.
  .extend('fileSite', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await createStripeSite();
    onCleanup(() => site.close());
    return site;
  })
  .extend('site', async ({ fileSite }, { onCleanup }) => {
    onCleanup(() => fileSite.reset());
    return fileSite;
  });
