import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';

const unknown = ['/nothing-here', '/services/deeper', '/admin.php', '/ptt'];

for (const path of unknown)
  test(`${path} responds 404 with the not-found page`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^404 Page Not Found/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

test('Portuguese has its own 404 page, with links back', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const response = await page.goto('/pt/nada-aqui');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página não encontrada');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Diga-nos o que falta' })).toHaveAttribute(
    'href',
    '/pt/contact',
  );
  await main.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.waitForURL('**/pt');
});

test('the links back can be reached and followed with the keyboard', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/nothing-here');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tell us what is missing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete', async ({ page, allowConsole }) => {
    // Preloads of scripts are refused when scripts are off.
    allowConsole(/404|csp$/);
    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

for (const path of ['/nothing-here', '/pt/nada-aqui'])
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`${path} ${width} px ${colorScheme}`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 844 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('has no accessibility finding and is not too wide', async ({ page, allowConsole }) => {
          allowConsole(/404/);
          await page.goto(path);
          expect(await axeViolations(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      });
