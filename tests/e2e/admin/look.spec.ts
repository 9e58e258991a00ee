import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect, longForm } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

const look = '/admin/settings/look';

test.beforeEach(async ({ allowConsole }) => {
  // The back office is another build; a refused value is logged by the browser.
  allowConsole(/\/admin|422/);
});

const tokenOf = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
    name,
  );

test('at 1440 px two garish colours are shown before they are used, reach the site, and are undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(look);
  const wall = page.getByLabel('Colour of the wall, as a code');
  await expect(wall).toHaveValue('#17318a');
  await expect(page.getByText('It is used as it is.')).toHaveCount(2);

  await wall.fill('yellow');
  await expect(page.getByText('A colour looks like #1f43b5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use these colours' })).toBeDisabled();
  await wall.fill('#fe0');
  await page.getByLabel('Accent colour', { exact: true }).fill('#ff3fa4');
  await expect(
    page.getByText(/^Links and buttons use #[0-9a-f]{6}.* Words on it are dark\.$/),
  ).toBeVisible();
  await expect(page.locator('.look-sample__wall').first()).toHaveCSS(
    'background-color',
    'rgb(255, 238, 0)',
  );
  expect(await tokenOf(page, '--wall')).not.toContain('#ffee00');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);

  await page.getByRole('button', { name: 'Use these colours' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The sheet of the new colours is loaded beside the old one.
  await expect.poll(() => tokenOf(page, '--wall')).toContain('#ffee00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wall).toHaveValue('#17318a');
  await expect.poll(() => tokenOf(page, '--wall')).toContain('#17318a');
});

test(
  'two garish colours are on every page of the site, readable in both themes, until they are given back',
  longForm(true),
  async ({ page }) => {
    // Four pages, each in every look. That all pairs stay readable is held by the tests of the tokens each day.
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(look);
    await page.getByLabel('Colour of the wall, as a code').fill('#ffee00');
    await page.getByLabel('Accent colour, as a code').fill('#ff3fa4');
    await page.getByRole('button', { name: 'Use these colours' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const site = await page.context().newPage();
    for (const path of ['/', '/pt/services', '/contact', '/blog']) {
      await site.goto(path);
      expect(await tokenOf(site, '--wall')).toContain('#ffee00');
      expect([path, await axeViolationsInEveryLook(site)]).toEqual([path, []]);
    }

    const back = page.getByRole('button', { name: 'Back to the colour' });
    await back.last().click();
    await back.click();
    await page.getByRole('button', { name: 'Use these colours' }).click();
    await expect(page.getByRole('button', { name: 'Use these colours' })).toHaveCount(0);
    await site.goto('/');
    expect(await tokenOf(site, '--wall')).toContain('#17318a');
    await expect(site.locator('link[data-look]')).toHaveCount(0);
  },
);

test('at 390 px, in Portuguese, a colour is chosen and given back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/settings/you');
  await page.getByRole('radio', { name: 'Português' }).check();
  await page.getByRole('link', { name: 'Aspeto', exact: true }).click();
  const accent = page.getByLabel('Cor de destaque, em código');
  await accent.fill('#0f7a5a');
  await page.getByRole('button', { name: 'Usar estas cores' }).click();
  await expect(page.getByText('O site já tem estas cores').first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('button', { name: 'Voltar à cor do site' }).click();
  await page.getByRole('button', { name: 'Usar estas cores' }).click();
  await expect(page.getByRole('button', { name: 'Voltar à cor do site' })).toHaveCount(0);
  await expect(accent).toHaveValue('#b2451d');
  await page.getByRole('link', { name: 'A sua conta e o início de sessão' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
});
