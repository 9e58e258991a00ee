import { expect, test } from '../../harness/browser-fixtures.ts';
import { languages, sectionOf, words } from './home-page.ts';

for (const language of languages) {
  const w = words[language];

  test(`home shows its parts in their order, in ${language}`, async ({ page }) => {
    await page.goto(w.path);
    await expect(page.locator('html')).toHaveAttribute('lang', w.lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      w.why,
      w.studies,
      w.steps,
      w.packages,
      w.testimonials,
      w.posts,
      w.faq,
      w.newsletter,
    ]);
    await expect(sectionOf(page, w.why).getByRole('heading', { level: 3 })).toHaveText(w.reasons);
    await expect(sectionOf(page, w.why).getByRole('img')).toHaveCount(2);
    await expect(sectionOf(page, w.why).locator('.year .next')).toHaveCount(1);
    await expect(sectionOf(page, w.steps).getByRole('img')).toHaveAccessibleName(w.turns);
    await expect(sectionOf(page, w.steps).getByRole('listitem')).toHaveCount(4);
  });

  test(`the hero counts down to an end in the past, in ${language}`, async ({ page }) => {
    await page.goto(w.path);
    const hero = sectionOf(page, w.title);
    await expect(hero.locator('.count b')).toHaveText(['00', '00', '00', '00']);
    await expect(hero.getByText(w.ended)).toBeVisible();
    await hero.getByRole('link', { name: w.explore }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test(`the sections link to their pages, in ${language}`, async ({ page }) => {
    await page.goto(w.path);
    const prefix = language === 'pt' ? '/pt' : '';
    const targets = [
      [w.studies, w.allStudies, '/case-studies'],
      [w.posts, w.allPosts, '/blog'],
      [w.packages, w.quote, '/contact'],
    ] as const;
    for (const [section, name, path] of targets)
      await expect(sectionOf(page, section).getByRole('link', { name })).toHaveAttribute(
        'href',
        `${prefix}${path}`,
      );
    await expect(sectionOf(page, w.studies).getByRole('article')).toHaveCount(3);
    await expect(sectionOf(page, w.posts).getByRole('article')).toHaveCount(3);
  });

  test(`a question opens to its answer, in ${language}`, async ({ page }) => {
    await page.goto(w.path);
    const second = sectionOf(page, w.faq).locator('details').nth(1);
    await expect(second.locator('p')).toBeHidden();
    await second.locator('summary').press('Enter');
    await expect(second.locator('p')).toBeVisible();
  });
}

test('everything follows the language that is toggled in memory', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pt.title);
  await expect(sectionOf(page, words.pt.packages).getByText(words.pt.price)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the pricing anchor leads to the packages', async ({ page }) => {
  await page.goto('/#pricing');
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete', async ({ page, allowConsole }) => {
    allowConsole(/\.js csp$/);
    await page.goto('/');
    for (const heading of [words.en.why, words.en.packages, words.en.testimonials])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
});
