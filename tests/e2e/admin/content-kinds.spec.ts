import type { Locator } from '@playwright/test';
import { axeViolations, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/\/admin/));

async function removeRows(rows: Locator): Promise<void> {
  const folds = rows.locator('summary');
  await expect(folds.first()).toBeVisible();
  for (let left = await folds.count(); left > 0; left -= 1) {
    await folds.first().click();
    await rows.getByRole('button', { name: 'Remove' }).first().click();
    await expect(folds).toHaveCount(left - 1);
  }
}

test('on a phone a case gets figures and steps, and its page shows what the client approved', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/content/case-studies/halden');
  const figures = page.getByRole('region', { name: 'Figures' });
  const row = (name: string) => figures.getByRole('group', { name, exact: true });
  await removeRows(figures);
  for (const [place, value] of [
    ['Figure 1', '9 days'],
    ['Figure 2', '46 days'],
  ] as const) {
    await figures.getByRole('button', { name: 'Add: Figure' }).click();
    const own = row(place);
    await own
      .getByRole('group', { name: 'English' })
      .getByLabel('What it counts')
      .fill(`to the invoice, ${value}`);
    await own
      .getByRole('group', { name: 'Português' })
      .getByLabel('What it counts')
      .fill(`até à fatura, ${value}`);
    await own.getByRole('textbox', { name: 'Figure', exact: true }).fill(value);
  }
  await row('Figure 2').getByLabel('Before').fill('120');
  await row('Figure 2').getByLabel('Where it comes from').fill('Invoices');
  await row('Figure 2').getByLabel('The client agrees').check();
  const day = row('Figure 2').getByLabel('Day or month');
  await day.fill('2026-1');
  await expect(row('Figure 2')).toContainText('a day or a month');
  await day.fill('2026-10');
  const up = row('Figure 2').getByRole('button', { name: 'Move up Figure 2' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(row('Figure 1').getByRole('textbox', { name: 'Figure', exact: true })).toHaveValue(
    '46 days',
  );
  await expect(figures.getByRole('status')).toHaveText('Figure 1 of 2');
  await expect(row('Figure 1').getByRole('button', { name: 'Move up' })).toBeFocused();
  const steps = page.getByRole('region', { name: 'What happened, and when' });
  await removeRows(steps);
  await steps.getByRole('button', { name: 'Add: Step' }).click();
  await steps.getByRole('group', { name: 'English' }).getByLabel('What happened').fill('Signed');
  await steps
    .getByRole('group', { name: 'Português' })
    .getByLabel('What happened')
    .fill('Assinado');
  await steps.getByLabel('Day or month').fill('2026-08-14');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Only at the end of the page is nothing half under the bar of a phone.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();

  await page.goto(`${server.origin}/pt/case-studies/halden`);
  const shown = page.getByRole('region', { name: 'Em números' });
  await expect(shown).toContainText('até à fatura, 46 days');
  await expect(shown).toContainText('outubro de 2026');
  await expect(shown).not.toContainText('9 days');
  await expect(page.getByRole('listitem').filter({ hasText: 'Assinado' })).toContainText(
    '14 de agosto de 2026',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the jump to a stale text of a figure unfolds its row', async ({ page }) => {
  await page.goto('/admin/content/case-studies/kestrel');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('textbox').first()).toBeHidden();
  await figures.locator('summary').first().click();
  const own = figures.getByRole('group', { name: 'Figure 1', exact: true });
  const english = own.getByRole('group', { name: 'English' }).getByLabel('What it counts');
  await english.fill('of all days, by our own count');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.goto('/admin/content/translations?kind=case-studies');
  await page.getByRole('link', { name: /What it counts/ }).click();
  const twin = own.getByRole('group', { name: 'Português' }).getByLabel('What it counts');
  await expect(twin).toBeFocused();
  await expect(figures.locator('summary').first()).toContainText('Older than its English');
});

test('on a wide screen a text and its Portuguese stand in one row', async ({ page }) => {
  // From 1440 px on the page of a long text stands beside it.
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto('/admin/content/case-studies/oliva');
  const topOf = async (name: string) =>
    (await page.locator(`[data-field="${name}"]`).boundingBox())?.y ?? Number.NaN;
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
  for (const name of ['title', 'challenge', 'solution', 'results'])
    expect(await topOf(name), name).toBeCloseTo(await topOf(`${name}Pt`), 0);
});

test('a tag renamed in Portuguese is so on the blog, under its address of before', async ({
  page,
  server,
}) => {
  await page.goto('/admin/content?kind=tags');
  await page.getByRole('link', { name: 'hiring' }).click();
  await page.getByRole('region', { name: 'Português' }).getByLabel('Name').fill('recrutamento');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();
  await page.goto(`${server.origin}/pt/blog?tag=hiring`);
  await expect(page.getByRole('button', { name: 'recrutamento' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
