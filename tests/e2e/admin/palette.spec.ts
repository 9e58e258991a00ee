import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

const noor = { name: 'Noor El-Amin', email: 'noor@tessera.example' };

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
  await page.goto(`${server.origin}/contact`);
  const data = { ...noor, message: 'Quando são as quotas?', locale: 'pt' };
  const headers = { Origin: server.origin };
  expect((await page.request.post('/api/contact', { data, headers })).status()).toBeLessThan(300);
});

test('by the keyboard alone a person is found and opened, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  // While its code is still being loaded.
  await page.keyboard.type('noo');
  const field = page.getByRole('combobox', { name: 'Search or do' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('noo');
  await page.keyboard.type(' tess');
  const option = page.getByRole('option', { name: `${noor.name} ${noor.email}` });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('result');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(noor.name);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  // Neither what an earlier search found nor a late response comes between reading and Enter.
  const found = await page.request.get('/api/admin/search?q=noo');
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/admin/search?q=log', async (route) => {
    await asked;
    await route.fulfill({ response: found });
  });
  const searching = page.waitForRequest('**/api/admin/search?q=log');
  await page.keyboard.type('log');
  await searching;
  const section = page.getByRole('option', { name: 'Log', exact: true });
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveCount(0);
  respond();
  await expect(option).toBeVisible();
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await field.fill('');
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing begins with “zzzz”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the key / rests where single letters are switched off; Control+K acts', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search or do' });
  // Once it is loaded it opens at the press, so that its absence is seen at once.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  // A key that is pressed while a dialog closes is no shortcut.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Shortcuts' }).getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
});

test('on a phone, in Portuguese, a section is reached by its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Português' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pesquisar ou fazer' }).click();
  await page.getByRole('combobox').fill('pesso');
  await page.getByRole('option', { name: 'Pessoas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pessoas');
  // The bar marks where one is, also where its own sections end.
  const more = page.getByRole('button', { name: 'Mais', exact: true });
  await expect(more).not.toHaveAttribute('aria-current');
  await more.click();
  await page.getByRole('dialog', { name: 'Mais' }).getByRole('link', { name: 'Ficheiros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficheiros');
  await expect(more).toHaveAttribute('aria-current', 'true');
});
