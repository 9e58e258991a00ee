import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';

const settings = '/admin/settings';

test.beforeEach(async ({ page, allowConsole }) => {
  // The back office is another build; a refused value is logged by the browser.
  allowConsole(/\/admin|409|412|422/);
  await page.goto(settings);
});

test('at 1440 px a field saves itself, shows in another window, and two people overwrite nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Company/ }).click();
  const other = await page.context().newPage();
  await other.goto(`${settings}/company`);
  await expect(other.getByLabel('City')).toHaveValue('Lisboa');

  await page.getByLabel('City').fill('Porto');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved .*, by Rita Falcão$/)).toBeVisible();
  await expect(other.getByLabel('City')).toHaveValue('Porto');

  const mine = other.getByLabel('Telephone');
  await mine.fill('+351 933 333 333');
  await page.getByLabel('Telephone').fill('+351 922 222 222');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved .*, by Rita Falcão$/)).toHaveCount(2);
  await expect(other.getByText(/^Saved .*, by Rita Falcão$/)).toHaveCount(2);
  await expect(mine).toHaveValue('+351 933 333 333');
  await mine.press('Enter');
  const conflict = other.getByRole('alert').filter({ hasText: '+351 922 222 222' });
  await expect(conflict).toContainText('Rita Falcão changed this');
  expect(await axeViolationsInEveryLook(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByLabel('Telephone')).toHaveValue('+351 933 333 333');

  await page.getByLabel('NIPC').fill('123 456 780');
  await page.getByLabel('NIPC').press('Enter');
  await expect(
    page.getByText('An NIPC has nine digits, and this one has a digit wrong'),
  ).toBeVisible();
  await expect(page.getByLabel('NIPC')).toHaveValue('123 456 780');
  await other.goto('/contact');
  await expect(other.getByRole('main').getByText('+351 933 333 333').first()).toBeVisible();

  await page.getByRole('link', { name: /^Hours/ }).click();
  await page.getByRole('button', { name: 'Show the rules’ hours' }).click();
  await expect(page.getByText('The site shows these hours.')).toBeVisible();
});

test('at 390 px, in Portuguese: the language, the team and a backup', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'You and sign-in' }).click();
  await page.getByRole('radio', { name: 'Português' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Definições');

  await page.getByRole('link', { name: 'Equipa', exact: true }).click();
  await page.getByRole('button', { name: 'Convidar' }).click();
  const invite = page.getByRole('dialog', { name: 'Convidar para a equipa' });
  await invite.getByLabel('Nome').fill('Tiago Meireles');
  await invite.getByLabel('E-mail').fill('tiago@entrada.example');
  await invite.getByRole('radio', { name: /^Contabilidade, só leitura/ }).check();
  await invite.getByRole('button', { name: 'Juntar Tiago Meireles à equipa' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'tiago@entrada.example' });
  await expect(row).toContainText('Contabilidade, só leitura');
  await row.getByRole('button', { name: 'Mudar Tiago Meireles' }).click();
  await page.getByRole('radio', { name: /^Equipa/ }).check();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('Equipa');
  await page.getByRole('button', { name: `Mudar ${owner.name}` }).click();
  await page.getByRole('button', { name: 'Retirar da equipa' }).click();
  await page.getByRole('button', { name: `Retirar ${owner.name} da equipa` }).click();
  await expect(page.getByRole('alert')).toContainText('pelo menos, uma pessoa na gerência');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('link', { name: 'Os seus dados' }).click();
  await page.getByRole('button', { name: 'Fazer uma cópia' }).click();
  await expect(page.getByText(/^Cópia feita e verificada/)).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descarregar a cópia de/ }).click();
  const file = await readFile(await (await downloading).path());
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
  await expect(page.getByText(/^Lida por inteiro em .*, sem danos$/)).toBeVisible();
  const folder = join(server.mailDir, '..', 'backups');
  const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.sqlite'));
  await appendFile(join(folder, name), 'x');
  await page.getByRole('button', { name: /^Verificar a cópia de/ }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Danificada: tem outros bytes' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Danificada');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('on a phone in Portuguese the table of rights breaks no name of a role and fits', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'pt'));
  await page.goto(`${settings}/team`);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const head = page.getByRole('columnheader', { name: /^Contabilidade/ });
    await head.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const lines = await head.evaluate((cell) => {
      const word = document.createRange();
      word.setStart(cell.firstChild as Text, 0);
      word.setEnd(cell.firstChild as Text, 'Contabilidade,'.length);
      return word.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
    const excess = await page
      .locator('.rights')
      .evaluate((table) => table.scrollWidth - (table.parentElement as HTMLElement).clientWidth);
    expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
