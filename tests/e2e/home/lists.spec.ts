import { expect, test } from '../../harness/browser-fixtures.ts';
import { enterHome, languages, sectionOf, words } from './home-page.ts';

const lists = [
  { heading: 'packages', api: '**/api/service-packages', skeletons: 4, error: 'packagesError' },
  { heading: 'posts', api: '**/api/blog-posts?*', skeletons: 3, error: 'postsError' },
  {
    heading: 'testimonials',
    api: '**/api/testimonials',
    skeletons: 6,
    error: 'testimonialsError',
  },
] as const;

for (const language of languages) {
  const w = words[language];

  for (const { heading, api, skeletons, error } of lists) {
    test(`${heading}: skeletons while they load, then the list, in ${language}`, async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(api, async (route) => {
        await held;
        await route.continue();
      });
      await enterHome(page, language);
      const section = sectionOf(page, w[heading]);
      await expect(section.getByRole('status').locator('> *')).toHaveCount(skeletons);
      release();
      await expect(section.getByRole('status')).toHaveCount(0);
      const items = heading === 'testimonials' ? 'figure' : 'article';
      await expect(section.getByRole(items)).toHaveCount(skeletons);
    });

    test(`${heading}: an error is shown in red under the title, in ${language}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/500/);
      await page.route(api, (route) => route.fulfill({ status: 500, body: 'down' }));
      await enterHome(page, language);
      const message = sectionOf(page, w[heading]).getByText(w[error]);
      await expect(message).toBeVisible();
      await expect(message).toHaveCSS('color', 'rgb(176, 21, 47)');
      await expect(sectionOf(page, w[heading]).getByRole('heading', { level: 2 })).toBeVisible();
    });
  }

  test(`a response without data is an error too, in ${language}`, async ({ page }) => {
    await page.route('**/api/testimonials', (route) => route.fulfill({ json: null }));
    await enterHome(page, language);
    await expect(page.getByText(w.testimonialsError)).toBeVisible();
  });

  test(`empty lists leave no section behind, in ${language}`, async ({ page }) => {
    for (const api of [
      '**/api/blog-posts?*',
      '**/api/testimonials',
      '**/api/case-studies/featured?*',
      '**/api/faq',
    ])
      await page.route(api, (route) => route.fulfill({ json: [] }));
    await enterHome(page, language);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      w.why,
      w.steps,
      w.packages,
      w.newsletter,
    ]);
  });

  test(`testimonials: six, then three more per click until all are shown, in ${language}`, async ({
    page,
  }) => {
    const all = (await (await page.request.get('/api/testimonials')).json()) as { name: string }[];
    expect(all.length).toBeGreaterThan(9);
    await page.goto(w.path);
    const section = sectionOf(page, w.testimonials);
    const more = section.getByRole('button', { name: w.loadMore });
    await expect(section.getByRole('figure')).toHaveCount(6);
    await more.press('Enter');
    await expect(section.getByRole('figure')).toHaveCount(9);
    await expect(section.getByRole('figure').nth(6)).toBeFocused();
    await more.click();
    await expect(section.getByRole('figure')).toHaveCount(all.length);
    await expect(more).toHaveCount(0);
    await expect(section.getByRole('figure').nth(9)).toBeFocused();
  });
}

test('there is no link to more posts when no more exist', async ({ page }) => {
  const posts = (await (
    await page.request.get('/api/blog-posts?fields=card&limit=3')
  ).json()) as [];
  await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: posts }));
  await enterHome(page, 'en');
  const section = sectionOf(page, words.en.posts);
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByRole('link', { name: words.en.allPosts })).toHaveCount(0);
});

test('a portrait replaces the initials, and stars are one picture with one name', async ({
  page,
}) => {
  const person = { id: 'a', name: 'Ana Beatriz Costa', position: 'Owner', company: 'C' };
  await page.route('**/api/testimonials', (route) =>
    route.fulfill({
      json: [
        { ...person, rating: 3, testimonial: 'First' },
        { ...person, id: 'b', rating: 5, testimonial: 'Second', imageUrl: '/icon.svg' },
      ],
    }),
  );
  await enterHome(page, 'en');
  const figures = sectionOf(page, words.en.testimonials).getByRole('figure');
  await expect(figures.nth(0).locator('.avatar')).toHaveText('AB');
  await expect(figures.nth(0).getByRole('img')).toHaveAccessibleName('3 out of 5 stars');
  await expect(figures.nth(0).locator('.stars svg:not(.off)')).toHaveCount(3);
  await expect(figures.nth(1).locator('.avatar')).toHaveText('');
  await expect(figures.nth(1).locator('.avatar img')).toHaveAttribute('src', '/icon.svg');
});

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const)
  test(`testimonials are in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const path of ['/', '/?testimonials=all', '/services?testimonials=all']) {
      await page.goto(path);
      const lefts = await page
        .locator('.quote')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect([path, new Set(lefts).size]).toEqual([path, columns]);
    }
    // Everybody has a face: the picture where there is one, the drawn one otherwise.
    await page.goto('/?testimonials=all');
    const testimonials = (await (await page.request.get('/api/testimonials')).json()) as object[];
    const pictured = await page
      .locator('.quote .avatar')
      .evaluateAll((avatars) => avatars.map((avatar) => avatar.querySelector('img') !== null));
    expect(pictured).toEqual(testimonials.map(() => true));
    await page.goto('/');
    // The labels of the charts stay legible at every width.
    const sizes = await page
      .locator('.dg')
      .evaluateAll((charts) =>
        charts.map((chart) => (12 * chart.getBoundingClientRect().width) / 320),
      );
    expect(Math.min(...sizes), 'pixels of a chart’s label').toBeGreaterThanOrEqual(10);
  });
