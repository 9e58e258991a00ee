import { contentTexts } from '#features/content/admin/content-admin.texts.ts';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { fieldTexts } from '#features/content/fields/fields.texts.ts';
import { figureTexts } from '#features/content/fields/figure.texts.ts';
import { axeViolations, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { tabTo } from '../sign-in/keyboard.ts';
import { contentEditor } from './content-editor.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/\/admin/));

for (const [language, width, person, object] of [
  ['en', 1440, 'tiago-meireles', 'parcel'],
  ['pt', 390, 'rita-falcao', 'contract'],
] as const)
  test(`with the keyboard alone a person gets another object, at ${width} pixels in ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const t = fieldTexts[language];
    const objects = figureTexts[language];
    const editor = contentEditor({ page, language, isPhone: false });
    await editor.open(`/admin/content/people/${person}`);
    const field = page.getByRole('group', { name: labelOf(language, 'figure') });
    const button = field.getByRole('button');
    const list = field.locator('.figure-list');
    await expect(button).toHaveText(t.changeFigure);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveText(t.closeFigures);
    // The list opens where the chosen object stands.
    const chosen = field.getByRole('radio', { name: objects[object], exact: true });
    await expect(chosen).toBeChecked();
    await expect(list.locator('label:has(:checked)')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const next = list.locator('label:has(:checked)');
    await expect(next).not.toHaveText(objects[object]);
    await expect(next).toBeInViewport({ ratio: 0.9 });
    const name = (await next.textContent()) ?? '';
    for (const picture of await list.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
      ).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(field).toContainText(name);
    await expect(
      page.getByRole('status').filter({ hasText: contentTexts[language].saved }),
    ).toBeVisible();

    await editor.publish();
    const [picked = ''] = Object.entries(objects).find(([, shown]) => shown === name) ?? [];
    const team = (await (await fetch(`${server.origin}/api/team`)).json()) as {
      id: string;
      face: string;
    }[];
    expect(team.find(({ id }) => id === person)?.face).toContain(`-${picked}-`);
  });

test('who is signed in is seen on the wall of the rail, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const arch = page.locator('.rail .who .av');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const lightness = await arch.evaluate((element) => {
      const sum = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, one) => total + Number(one), 0);
      const wall = document.createElement('i');
      wall.style.background = 'var(--wall)';
      document.body.append(wall);
      const { backgroundColor, color } = getComputedStyle(element);
      const sums = {
        arch: sum(backgroundColor),
        letters: sum(color),
        wall: sum(getComputedStyle(wall).backgroundColor),
      };
      wall.remove();
      return sums;
    });
    expect(lightness.arch - lightness.wall, colorScheme).toBeGreaterThan(300);
    expect(lightness.arch - lightness.letters, colorScheme).toBeGreaterThan(300);
  }
});
