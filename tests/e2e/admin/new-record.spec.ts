import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin|\/preview/);
});

test('an untouched form leaves nothing, the first letter makes a draft, and the list says what to look at', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const total = async () => {
    const listed = await page.request.get(`${server.origin}/api/admin/content/posts`);
    return ((await listed.json()) as { total: number }).total;
  };
  await page.goto('/admin/content');
  const before = await total();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('Kept from the first letter on');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await total()).toBe(before);

  await page.getByRole('link', { name: 'New', exact: true }).click();
  const english = page.getByRole('region', { name: 'English' });
  const title = english.getByLabel('Title', { exact: true });
  await title.focus();
  await page.keyboard.type('The quay at dawn');
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
  // The writing goes on where it was.
  await expect(title).toBeFocused();
  await page.keyboard.type(', and at dusk');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  expect(await total()).toBe(before + 1);
  await page.reload();
  await expect(title).toHaveValue('The quay at dawn, and at dusk');

  const portuguese = page.getByRole('region', { name: 'Português' });
  await english.getByLabel('Summary').fill('Short.');
  const text = (of: typeof english) => of.getByRole('textbox', { name: 'Text', exact: true });
  await text(english).fill('Boats leave at 9:00, and 1,200 people with them. ![](/art/hero.svg)');
  await text(portuguese).fill('Os barcos saem às 9h, com 1 300 pessoas. [Ver](/no-such-page)');
  const list = page.getByRole('region', { name: 'Before it goes out' });
  const note = (words: string) => list.getByRole('listitem').filter({ hasText: words });
  await expect(note('other figures. English: 1200. Portuguese: 1300.')).toBeVisible();
  await expect(note('Summary: only 6 characters')).toBeVisible();
  await expect(note('Title: no Portuguese yet')).toBeVisible();
  await expect(note('the picture /art/hero.svg has no description')).toBeVisible();
  await expect(note('the link /no-such-page leads nowhere')).toBeVisible();
  await note('other figures').getByRole('button', { name: 'Go there' }).press('Enter');
  await expect(text(portuguese)).toBeFocused();
  await text(portuguese).fill('Os barcos saem às 9h, com 1200 pessoas.');
  await expect(note('other figures')).toHaveCount(0);
  await expect(note('leads nowhere')).toHaveCount(0);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);

  await page.goto('/admin/content?q=nothing-is-named-like-this');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.locator('.empty-state img').evaluate((image: HTMLImageElement) => image.decode());
});
