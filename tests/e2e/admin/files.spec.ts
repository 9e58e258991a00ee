import { photograph } from '../../factories/files/sample-files.ts';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

test('a picture is uploaded on a phone, described, chosen for a post and seen on its page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/files');
  await expect(page.getByText('No files yet')).toBeVisible();
  const file = { name: 'Cais das Colunas.jpg', mimeType: 'image/jpeg' };
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload', { exact: true }).click();
  await (await chooser).setFiles([{ ...file, buffer: await photograph(120, 80) }]);
  await expect(page.getByText('Stored')).toBeVisible();
  const tile = page.getByRole('button', { name: 'Open Cais das Colunas.jpg' });
  await expect(tile.getByText('No description')).toBeVisible({ timeout: 15_000 });
  await tile.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it shows, in English').fill('The quay at dawn');
  await dialog.getByLabel('What it shows, in Portuguese').fill('O cais ao amanhecer');
  await dialog.getByLabel('Credit').fill('Ana Silva');
  await expect(dialog.getByText('keep the caption they have')).toBeVisible();
  await dialog.getByLabel('From the left').focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Saved');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  const english = page.getByRole('region', { name: 'English' });
  await english.getByLabel('Title').fill('At the quay');
  await english.getByLabel('Summary').fill('A walk.');
  await english.getByLabel('Text', { exact: true }).fill('It is early.');
  await page.getByLabel('Address').fill('at-the-quay');
  await page.getByLabel('Author').selectOption('Rita Falcão');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('button', { name: 'Choose Cais das Colunas.jpg' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();

  await page.goto(`${server.origin}/pt/blog/at-the-quay`);
  const picture = page.getByRole('img', { name: 'O cais ao amanhecer' });
  await expect(picture).toBeVisible();
  await expect(page.getByText('Imagem: Ana Silva')).toBeVisible();
  const shown = await picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const { objectPosition } = getComputedStyle(element);
    return { source: new URL(element.currentSrc).pathname.split('/').at(-1), objectPosition };
  });
  expect(shown).toEqual({ source: '80.avif', objectPosition: '0% 50%' });
});

test('a picture that is uploaded where it is chosen is seen at once', async ({ page }) => {
  await page.goto('/admin/content/posts/new');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Upload', { exact: true }).click();
  const file = { name: 'Terreiro.jpg', mimeType: 'image/jpeg' };
  await (await chooser).setFiles([{ ...file, buffer: await photograph(240, 160) }]);
  await expect(dialog).toBeHidden();
  const field = page.getByRole('group', { name: 'Picture' });
  await expect(field.getByText(file.name)).toBeVisible();
  await field.locator('img').evaluate((element: HTMLImageElement) => element.decode());
});
