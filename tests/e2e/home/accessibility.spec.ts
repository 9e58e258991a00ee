import {
  axeViolations,
  axeViolationsInEveryLook,
  expect,
  test,
} from '../../harness/browser-fixtures.ts';
import { languages, sectionOf, words } from './home-page.ts';

// Scanning the longest page takes long on a busy machine.

for (const language of languages)
  test(`axe finds nothing and nothing is too wide, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const w = words[language];
    await page.goto(w.path);
    const section = sectionOf(page, w.newsletter);
    await section.getByLabel(w.email).fill('half@');
    await section.getByRole('button', { name: w.subscribe }).click();
    await expect(section.getByText(w.invalidEmail)).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });

test('axe finds nothing on the confirmation page', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/newsletter/confirm/nobody');
  expect(await axeViolations(page)).toEqual([]);
});

test('home can be used with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const w = words.en;
  await expect(sectionOf(page, w.packages).getByRole('button').first()).toBeEnabled();
  const reached: string[] = [];
  const goal = sectionOf(page, w.newsletter).getByRole('button', { name: w.subscribe });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    reached.push(name);
    if (await goal.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(goal).toBeFocused();
  expect(reached).toEqual(
    expect.arrayContaining([
      w.explore,
      w.allStudies,
      w.getStarted,
      w.quote,
      w.allPosts,
      w.loadMore,
    ]),
  );
  await page.keyboard.press('Enter');
  await expect(sectionOf(page, w.newsletter).getByText(w.invalidEmail)).toBeVisible();
});
