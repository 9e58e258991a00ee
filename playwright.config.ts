import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/programs.mjs';

const chromium = findChromium();
if (chromium === null) throw new Error('No Chromium found: set CHROME_PATH, or run npm test.');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/harness/build-setup.mjs',
  // For two cores: a worker waits for much of its time, for frames, timers and answers.
  workers: 3,
  // A machine shared with others may starve a page once. The run names every test that needed it.
  retries: 1,
  forbidOnly: true,
  // Patience for a machine that is busy or slow, not a measure: a condition that holds ends the wait.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // So many failures have one cause, and each of them waits as long as that.
  maxFailures: 60,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A press that nothing answers ends its test, which would wait for minutes else.
    actionTimeout: 60_000,
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
