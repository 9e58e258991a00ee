import { expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalWords } from './portal-page.ts';

const { names, tabs } = portalWords.en;

test('another project replaces the main area, and the focus stays on its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const main = await openPortal(page);
  const store = main.getByRole('button', { name: names[1] });
  await store.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: names[1] })).toBeVisible();
  await expect(store).toBeFocused();
  await expect(store).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('status')).toHaveText('Online store is shown.');
  await expect(page).toHaveURL(/\?project=online-store$/);
});

test('on a phone the chosen project comes into view and takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await openPortal(page);
  await main.getByRole('button', { name: names[2] }).click();
  const heading = main.getByRole('heading', { level: 2, name: names[2] });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('project and tab are in the address: links, reloads and going back restore them', async ({
  page,
}) => {
  const main = await openPortal(page);
  await main.getByRole('button', { name: names[2] }).click();
  await main.getByRole('tab', { name: tabs[4] }).click();
  await expect(page).toHaveURL(/\?project=gdpr-records&tab=invoices$/);
  await page.reload();
  await expect(main.getByRole('tabpanel')).toContainText('FT 2026/112');
  await main.getByRole('link', { name: portalWords.en.newService }).click();
  await expect(page).toHaveURL(/book-consultation/);
  await page.goBack();
  await expect(page).toHaveURL(/\?project=gdpr-records&tab=invoices$/);
  await expect(main.getByRole('heading', { level: 2, name: names[2] })).toBeVisible();
  await expect(main.getByRole('tab', { name: tabs[4] })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page).toHaveURL(/book-consultation/);
});

test('choices add no history entries', async ({ page }) => {
  await page.goto('/contact');
  const main = await openPortal(page);
  for (const tab of tabs) await main.getByRole('tab', { name: tab }).click();
  await main.getByRole('button', { name: names[1] }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the tabs are one tab stop; arrows, Home and End select and move the focus', async ({
  page,
}) => {
  const main = await openPortal(page);
  const tab = (index: number) => main.getByRole('tab').nth(index);
  await tab(0).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['End', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true');
    await expect(main.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    const panelId = await tab(index).getAttribute('aria-controls');
    const panel = main.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute('id', panelId ?? '');
    await expect(panel).toHaveAccessibleName(tabs[index] ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(main.getByRole('tabpanel')).toBeFocused();
});

test('on a phone a tab outside the row scrolls in without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = await openPortal(page, 'pt', '?tab=invoices');
  const last = main.getByRole('tab').nth(4);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Home');
  await expect(main.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the language toggle keeps the view and the draft', async ({ page }) => {
  const main = await openPortal(page, 'en', '?tab=messages');
  await main.getByLabel(portalWords.en.messageTo).fill('A draft');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(
    main.getByRole('heading', { level: 2, name: portalWords.pt.names[0] }),
  ).toBeVisible();
  await expect(main.getByLabel(portalWords.pt.messageTo)).toHaveValue('A draft');
});
