import type { Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

/** The pause of the search field, in milliseconds. */
const pause = 250;

/** Lets the pauses of search fields end only, and at once, when another screen enters the history. */
async function endPausesAtNavigation(page: Page): Promise<void> {
  await page.addInitScript((length) => {
    const waiting = new Map<number, () => void>();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((act: () => void, time?: number, ...rest: unknown[]) => {
      if (time !== length) return start(act, time, ...rest);
      const id = start(() => {}, 0);
      waiting.set(id, act);
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => {
      waiting.delete(Number(id));
      stop(id);
    };
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      const ended = [...waiting.values()];
      waiting.clear();
      for (const act of ended) act();
    };
  }, pause);
}

test('a search that was typed before a record is opened does not close it', async ({
  page,
  server,
}) => {
  const email = 'noor@tessera.example';
  const headers = { Origin: server.origin };
  const sent = await page.request.post('/api/newsletter/subscribe', { data: { email }, headers });
  expect(sent.status()).toBe(201);
  await endPausesAtNavigation(page);
  await page.goto('/admin/subscribers');
  await page.getByRole('searchbox').fill('noor');
  await page.getByRole('link', { name: email }).click();
  const record = page.getByRole('region', { name: email });
  await expect(record).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(record).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/subscribers\/./);
});
