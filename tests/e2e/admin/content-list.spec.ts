import { axeViolationsInEveryLook, expect, ownServer } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.use({ serverEnv: ownServer('content-list') });

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

const first = 'NIF, NISS and NIPC, the three numbers everyone will ask you for';

test('posts are sorted by their heads with the keyboard, and the order stays on reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/content');
  const titles = page.getByRole('table', { name: 'Posts' }).getByRole('link');
  await expect(titles.first()).toHaveText(first);
  const changed = page.getByRole('columnheader', { name: 'Changed' });
  await expect(changed).toHaveAttribute('aria-sort', 'descending');
  const head = page.getByRole('button', { name: 'Title' });
  await head.press('Enter');
  await expect(titles.first()).toHaveText(
    'How Portugal pays online, with MB WAY, Multibanco and cards',
  );
  await expect(head).toBeFocused();
  await head.press('Enter');
  await expect(titles.first()).toHaveText('Your first hire in Portugal');
  await page.reload();
  await expect(titles.first()).toHaveText('Your first hire in Portugal');
  const row = page.getByRole('row', { name: 'Your first hire in Portugal' });
  await expect(row.getByText('/blog/hiring-first')).toBeVisible();
  await expect(row.getByText('Rita Falcão')).toBeVisible();
  await expect(row.locator('img')).toHaveAttribute('src', '/art/post-hiring-first.svg');
});

test('on a phone in Portuguese the titles are Portuguese, found and sorted by them', async ({
  page,
}) => {
  await page.goto('/admin/content');
  const titles = page.getByRole('table').getByRole('link');
  await expect(titles.first()).toHaveText(first);
  await page.getByRole('button', { name: 'Português' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(titles.first()).toHaveText(
    'NIF, NISS e NIPC, os três números que toda a gente lhe vai pedir',
  );
  await page.getByRole('searchbox').fill('sucursal');
  await expect(titles).toHaveText(['Unipessoal Lda ou sucursal? A decisão numa página']);
  await page.getByRole('searchbox').fill('');
  await expect(titles).toHaveCount(14);
  await page.getByLabel('Ordenar por').selectOption('Título');
  await expect(titles.first()).not.toHaveText(/NIF/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('titles are sorted as the language sorts, in both languages', async ({ page, server }) => {
  const blank = { summary: '', summaryPt: '', content: '', contentPt: '', slug: '', author: '' };
  const rest = { imageUrl: '', tags: [], isPremium: false, createdAt: null };
  await page.goto('/admin/content');
  for (const title of ['Zoë', 'Àvila', 'água', 'Ana']) {
    const data = { ...blank, ...rest, title, titlePt: `${title} em Lisboa` };
    const headers = { Origin: server.origin };
    const made = await page.request.post('/api/admin/content/posts', { data, headers });
    expect(made.status(), await made.text()).toBe(201);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const titles = page.getByRole('table').getByRole('link');
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(titles.nth(0)).toHaveText('água');
  await expect(titles.nth(1)).toHaveText('Ana');
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(titles.getByText('água em Lisboa')).toBeVisible();
  const inOrder = async () => {
    const shown = await titles.allTextContents();
    const sorted = shown.toSorted(new Intl.Collator('pt').compare);
    return shown.length > 4 && shown.join('\n') === sorted.join('\n');
  };
  // The names change at once, the order with the answer.
  await expect.poll(inOrder).toBe(true);
});
