import { expect, test } from '../../harness/browser-fixtures.ts';

test('a navigation fetches data from the API, and never a page', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()))
      requested.push(new URL(request.url()).pathname);
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Case studies' })
    .click();
  await expect(page).toHaveURL('/case-studies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

test('a navigation moves the focus to the heading and announces the title', async ({ page }) => {
  await page.goto('/contact');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Services/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Services — /);
  await expect(page.locator('p[aria-live="polite"].sr').first()).toHaveText(/^Services — /);
});

test('back, forward and reload restore the state', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Services' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Services/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact — /);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goForward();
  await expect(page).toHaveURL('/services');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Services/);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a screen that throws leaves the frame intact, and the next page works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/broken on purpose/);
  await page.route(/\/assets\/services-screen-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Screen() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/contact');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on this page');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Something broke on this page',
  );
});
