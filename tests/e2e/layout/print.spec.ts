import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ colorScheme: 'dark' });

for (const path of ['/blog/iva-oss', '/pt/case-studies/halden'])
  test(`on paper ${path} is its text under the name of the company, black on white`, async ({
    page,
  }) => {
    await page.goto(path);
    const source = page.getByText(new URL(path, page.url()).href.replace(/^http:\/\//, ''), {
      exact: true,
    });
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(source).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Entrada' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = page.locator('.prose p').first();
    const ink = await text.evaluate((element) => getComputedStyle(element).color);
    const parts = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...parts), ink).toBeLessThan(90);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

test('on paper the mark of a label is printed, so that its words stand at no empty place', async ({
  page,
}) => {
  await page.goto('/blog/iva-oss');
  await page.emulateMedia({ media: 'print' });
  const label = page.locator('main .label').first();
  const mark = await label.evaluate(
    (element) => getComputedStyle(element, '::before').printColorAdjust,
  );
  expect(mark).toBe('exact');
});
