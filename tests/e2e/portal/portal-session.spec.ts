import { expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalWords } from './portal-page.ts';

test('without a user no portal is rendered, and the page says what a client does instead', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.route('**/api/session', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.goto('/client-portal');
  const main = page.getByRole('main');
  await expect(main).toContainText('You need no password.');
  await expect(main.locator('.portal, .portal-skeleton')).toHaveCount(0);
});

test('until the server responds, the skeleton of the portal is shown', async ({ page }) => {
  await page.route('**/api/session', () => {});
  await page.goto('/client-portal');
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading the client portal' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Client portal');
  await expect(main).not.toContainText('Noor');
});

test('a failed session request is shown, and can be retried', async ({ page, allowConsole }) => {
  allowConsole(/session|ERR_FAILED/);
  await page.route('**/api/session', (route) => route.abort('failed'), { times: 1 });
  await page.goto('/pt/client-portal');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Não foi possível carregar');
  await main.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(main).toContainText('Noor El-Amin');
});

test('the page from the server holds no user, no sample data, and is neither cached nor indexed', async ({
  request,
}) => {
  const response = await request.get('/client-portal');
  const html = await response.text();
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(html).toContain('<meta name="robots" content="noindex"');
  for (const word of ['Noor', 'tessera', 'Company setup', '/api/session'])
    expect(html).not.toContain(word);
  expect(html).not.toContain('style=');
});

test('the content appears without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openPortal(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  }
});

test('after a navigation the portal is shown, with its title and the focus on its heading', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Client portal' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(portalWords.en.demo)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Client portal/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, words] of [
    ['/client-portal', 'The client portal needs JavaScript'],
    ['/pt/client-portal', 'O portal do cliente precisa de JavaScript'],
  ] as const)
    test(`${path} says so, and shows contact details`, async ({ page, allowConsole }) => {
      allowConsole(/\.js csp$/);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words })).toBeVisible();
      await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
      await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
      await expect(main.getByRole('status')).toBeHidden();
    });
});
