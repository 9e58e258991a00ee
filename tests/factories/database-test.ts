import { test as base } from 'vitest';
import { openMigratedDatabase } from '../faults/open-database.ts';

/** The test of a database: `open` has the product's tables, and the samples if `seeded`, once a file. */
export const test = base
  .extend('seeded', { scope: 'file' }, false)
  .extend('open', { scope: 'file' }, async ({ seeded }, { onCleanup }) => {
    const open = await openMigratedDatabase({ seeded });
    onCleanup(() => open.close());
    return open;
  });
