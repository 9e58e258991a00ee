import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { orderQuery } from '../checkout/checkout-page.ts';

async function visitUntilWorkerRuns(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/');
        return registration?.active?.state;
      }),
    )
    .toBe('activated');
}

for (const [path, search] of [
  ['/', ''],
  ['/pt', ''],
  ['/checkout', orderQuery],
] as const)
  test(`without a network ${path} shows the offline page, then recovers`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|failed request/);
    await visitUntilWorkerRuns(page, path + search);
    // Requests still in flight would fail when the network is cut.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    const isPortuguese = path === '/pt';
    await expect(page.locator('h1')).toHaveText(
      isPortuguese ? 'Está sem ligação' : 'You are offline',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', isPortuguese ? 'pt-PT' : 'en');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Está sem ligação' })).toBeVisible();
    await expect(page.getByRole('link', { name: /\+351\s210\s000\s000/ }).first()).toHaveAttribute(
      'href',
      'tel:+351210000000',
    );
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(251, 251, 248)');
    expect(new URL(page.url()).pathname).toBe(path);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });

test('the worker caches the offline page and nothing else', async ({ page }) => {
  await visitUntilWorkerRuns(page, '/contact');
  await page.goto('/checkout');
  await page.goto('/client-portal');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().map((url) => new URL(url).pathname);
  });
  expect(cached).toEqual(['/offline', '/pt/offline', '/offline.css', '/favicon.svg']);
});

test('a new version deletes the old cache', async ({ page }) => {
  await visitUntilWorkerRuns(page, '/contact');
  const names = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
    await caches.open('offline-of-yesterday');
    const renewed = await navigator.serviceWorker.register('/sw.js');
    const worker = renewed.installing ?? renewed.waiting ?? renewed.active;
    while (worker && worker.state !== 'activated')
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    return caches.keys();
  });
  expect(names).toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
});

test('the script is revalidated each time, and the offline page is not indexed', async ({
  request,
}) => {
  const script = await request.get('/sw.js');
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect(await (await request.get('/offline')).text()).toContain('content="noindex"');
});
