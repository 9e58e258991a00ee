import { readFile } from 'node:fs/promises';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; a file is refused on purpose.
  allowConsole(/\/admin|422/);
});

const file = (text: string) => ({
  name: 'readers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

test('at 390 px a list is chosen, looked at, imported, and what was not taken is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/subscribers');
  await page.getByRole('link', { name: 'Import a list' }).click();
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles(file('name\nAna\n'));
  await expect(page.getByRole('button', { name: 'Import One row' })).toBeDisabled();
  await expect(page.getByRole('alert')).toContainText('which column holds the email addresses');
  await page.getByRole('button', { name: 'Do not import' }).click();
  await choose.setInputFiles(
    file(
      'E-mail,Who,Since\nana@list.example,Ana,2020-02-01\nben@list.example,Ben,\nana@list.example,Ana,\nnobody,,\n',
    ),
  );
  await expect(page.getByLabel('Column E-mail')).toHaveValue('email');
  await expect(page.getByText('such as ana@list.example, ben@list.example')).toBeVisible();
  await page.getByLabel('Column Who').selectOption('Name');
  await page.getByLabel('Column Since').selectOption('Day of consent');
  await page.getByLabel('How the readers of this file consented').fill('Form on our old site');
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 4 rows' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('readers.csv is imported', {
    timeout: 60_000,
  });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /On the list\s*1/,
    /Asked once to confirm\s*1/,
    /No email address\s*1/,
    /Twice in the file\s*1/,
  ]);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rows that were not taken' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report).toContain('The same address as in line 2');
  expect(report).toContain('This is no email address');
  await page.getByRole('link', { name: 'To the subscribers' }).click();
  await expect(page.getByRole('main')).toContainText('ana@list.example');
});
