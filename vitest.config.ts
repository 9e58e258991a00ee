import { configDefaults, defineConfig } from 'vitest/config';
import { longAlone, oneEngine } from './scripts/testing/daily-files.mjs';

const postgres = './tests/harness/postgres-setup.mjs';
const migrated = './tests/harness/migrated-setup.ts';
const build = './tests/harness/build-setup.mjs';

/**
 * A test of real parts that fails is run once more, as in the browser: a machine that stands still for
 * seconds must not cost an hour's run. It is named with its reason among the unstable ones.
 */
const onceMore = 1;

const api = {
  // As for the unit tests. What a file changes in modules that others use it puts back.
  isolate: false,
  include: ['tests/{api,simulation}/**/*.test.{ts,tsx}'],
  // Patience for a busy machine: a test that hangs is all that it ends.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: onceMore,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    environment: 'node',
    css: false,
    // For the tests beside the sources, which read no environment.
    provide: { isLong: Boolean(process.env.TEST_LONG) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker keeps the modules that it has loaded: loading them again takes longer than most files.
          isolate: false,
          // Those that read all sources or render all mails take seconds, and many on a busy machine.
          testTimeout: 120_000,
          unstubGlobals: true,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
            'tests/words/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/harness/**/*.test.ts',
            'tests/pictures/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api-sqlite',
          env: { TEST_DB: 'sqlite' },
          globalSetup: [migrated],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api-postgres',
          exclude: [...configDefaults.exclude, ...(process.env.TEST_LONG ? [] : oneEngine)],
          env: { TEST_DB: 'postgres' },
          globalSetup: [postgres, migrated],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{faults,operations}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(process.env.TEST_LONG ? [] : longAlone)],
          globalSetup: [postgres, migrated, build],
          // The long form kills a server a hundred times on each engine.
          testTimeout: process.env.TEST_LONG ? 3_600_000 : 600_000,
          hookTimeout: 120_000,
          retry: onceMore,
        },
      },
    ],
  },
});
