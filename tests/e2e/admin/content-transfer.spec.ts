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
  const oldSite = page.getByLabel('Where the old site was');
  await oldSite.fill('my old site');
  await choose.setInputFiles(file('question,answer\nA?,B.\n'));
  await expect(page.getByRole('main')).toContainText('This is no address of a site');
  await oldSite.fill('old.example');
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

/** Posts that take some seconds to import. */
const length = 1200;
const columns = 'slug,title,titlePt,summary,content,contentPt,author,tags,imageUrl,state';
const posts = (count: number, prefix: string) => ({
  name: 'posts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      columns,
      ...Array.from(
        { length: count },
        (_, at) =>
          `${prefix}-${at},Seen ${at},Visto ${at},Summary,**Text** ${at},**Texto** ${at},Ana,News,/art/post-tile-1.svg,public`,
      ),
    ].join('\n'),
  ),
});

for (const { language, names } of [
  {
    language: 'en',
    names: {
      progress: /^Importing: \d+ of 1200\. You can leave this page/,
      confirm: 'Import 1200',
      planned: 'posts.csv: this would happen',
      cancel: 'Cancel',
      cancelled: /The import was cancelled\. \d+ of 1200 records were imported and stay/,
    },
  },
  {
    language: 'pt',
    names: {
      progress: /^A importar: \d+ de 1200\. Pode sair desta página/,
      confirm: /Importar \d+/,
      planned: 'posts.csv: isto aconteceria',
      cancel: 'Cancelar',
      cancelled: /A importação foi cancelada\. \d+ de 1200 registos foram importados e ficam/,
    },
  },
] as const)
  test(`an import is followed, found again by a page that is opened meanwhile, and cancelled (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/admin/content/import');
    if (language === 'pt') {
      await page.getByRole('button', { name: 'Português' }).click();
      // The screen is another then, which follows what it began itself.
      await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    }
    await page.locator('input[type=file]').setInputFiles(posts(length, `seen-${language}`));
    const patience = { timeout: 60_000 };
    await expect(page.getByRole('status')).toContainText(names.planned, patience);
    // What was read is kept: the page that confirms it has no file.
    await page.reload();
    await expect(page.getByRole('status')).toContainText(names.planned);
    await page.getByRole('button', { name: names.confirm }).click();
    await expect(page.getByText(names.progress)).toBeVisible(patience);
    await page.reload();
    await expect(page.getByText(names.progress)).toBeVisible();
    await page.getByRole('button', { name: names.cancel }).click();
    await expect(page.getByRole('alert')).toContainText(names.cancelled);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    if (language === 'pt') await page.getByRole('button', { name: 'English' }).click();
  });
