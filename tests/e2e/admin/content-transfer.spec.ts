import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; a file is refused on purpose.
  allowConsole(/\/admin|422/);
});

const file = (text: string) => ({
  name: 'questions.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('at 390 px a table is looked at, confirmed and imported, and everything downloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Import and export' }).click();
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles(file('colour,size\nblue,5\n'));
  await expect(page.getByRole('alert')).toContainText('neither an archive of this site');
  await choose.setInputFiles(
    file('question,answer,state\nBy a table?,Yes.,public\nWithout an answer?,,public\n'),
  );
  await expect(page.getByRole('status')).toContainText('Nothing has changed yet');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    /Without an answer\?.*Answer: This field is required.*Refused/,
    /By a table\?.*public.*New/,
  ]);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(page.getByRole('status')).toContainText('Imported: 1 new, 0 changed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('content.zip');
});
