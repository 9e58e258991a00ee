import { teamTexts } from '#features/authors/authors.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { pressByKeyboard } from '../sign-in/keyboard.ts';

for (const [language, prefix, languages] of [
  ['en', '', 'Portuguese, English and French'],
  ['pt', '/pt', 'português, inglês e francês'],
] as const) {
  const t = teamTexts[language];

  test(`with the keyboard alone the team leads to a call with one of them, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/team`);
    const consultants = page
      .getByRole('region', { name: t.consultants })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(consultants).toHaveCount(2);
    await expect(consultants.first()).toContainText(languages);
    for (const one of await consultants.all())
      await expect(one.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await pressByKeyboard(page, page.getByRole('main').getByRole('link', { name: t.book }));
    await expect(page).toHaveURL(`${prefix}/book-consultation`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`the team has no accessibility finding and fits, in ${language}`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}/team`);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test.describe(`without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the team is complete, and leads to booking', async ({ page, allowConsole }) => {
      allowConsole(/csp$/);
      await page.goto(`${prefix}/team`);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
      await page.getByRole('main').getByRole('link', { name: t.book }).click();
      await expect(page).toHaveURL(`${prefix}/book-consultation`);
    });
  });
}

test('a team that cannot be loaded says so and still leads to booking', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await page.route('**/api/team', (route) => route.fulfill({ status: 500 }));
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'The team' }).click();
  await expect(page.getByRole('alert')).toHaveText(teamTexts.en.failed);
  await expect(page.getByRole('main').getByRole('link', { name: teamTexts.en.book })).toBeVisible();
});
