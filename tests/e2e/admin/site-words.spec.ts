import type { Page } from '@playwright/test';
import { axeViolations, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(async ({ page, allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
  await page.setViewportSize({ width: 390, height: 844 });
});

const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Saved');

async function publish(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('What is on the site is what you see here.')).toBeVisible();
}

const longWord = `<b>Entre</b> 🦊 ${'conhecimento'.repeat(22)}`;

test('on a phone the hero and the telephone are changed, seen in both languages, and the hero goes back', async ({
  page,
}) => {
  await page.goto('/admin/content');
  await page
    .getByRole('navigation', { name: 'Kinds of content' })
    .getByRole('link', { name: 'Site' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page
    .getByRole('region', { name: 'English' })
    .getByLabel('Title', { exact: true })
    .fill('Come in.');
  await page.getByRole('radio', { name: 'Português' }).check();
  await page
    .getByRole('region', { name: 'Português' })
    .getByLabel('Title', { exact: true })
    .fill(longWord);
  await publish(page);
  await page.goto('/admin/content/company/company');
  await page.getByLabel('Telephone').fill('+351 912 345 678');
  await publish(page);

  const hero = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(hero).toHaveText('Come in.');
  await page.goto('/pt/contact');
  await expect(page.getByRole('main').getByText('+351 912 345 678').first()).toBeVisible();
  await page.goto('/pt');
  await expect(hero).toHaveText(longWord);
  for (const shown of [hero, page.getByRole('link', { name: 'Conhecer os serviços' })])
    expect(
      await shown.evaluate((one) => one.getBoundingClientRect().left + one.scrollWidth),
    ).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto('/admin/content/home/home');
  await page.getByRole('button', { name: 'Back to the original text' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Your text stays in the history');
  await question.getByRole('button', { name: 'Back to the original text' }).click();
  await expect(
    page.getByRole('region', { name: 'English' }).getByLabel('Title', { exact: true }),
  ).toHaveValue('Your way in to business in Portugal.');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/pt');
  await expect(hero).toHaveText('A sua entrada nos negócios em Portugal.');
});

test('what a page says of the company is changed in both languages', async ({ page }) => {
  await page.goto('/admin/content');
  await page
    .getByRole('navigation', { name: 'Kinds of content' })
    .getByRole('link', { name: 'Words' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words of the pages');
  await page
    .getByRole('region', { name: 'English' })
    .getByLabel('Team: lead', { exact: true })
    .fill('Two people and a dog.');
  await page.getByRole('radio', { name: 'Português' }).check();
  await page
    .getByRole('region', { name: 'Português' })
    .getByLabel('Team: lead', { exact: true })
    .fill('Duas pessoas e um cão.');
  await publish(page);
  for (const [path, lead] of [
    ['/team', 'Two people and a dog.'],
    ['/pt/team', 'Duas pessoas e um cão.'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.page-head')).toContainText(lead);
  }
});
