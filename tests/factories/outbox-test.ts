import { test as base } from 'vitest';
import { createOutboxPlace } from './outbox-place.ts';

/** The test of the outbox: `place` is an outbox and a mail server of each test's own. */
export const test = base
  .extend('startsAt', '2026-11-21T10:00:00.000Z')
  .extend('place', async ({ startsAt }, { onCleanup }) => {
    const place = await createOutboxPlace(startsAt);
    onCleanup(() => place.close());
    return place;
  });
