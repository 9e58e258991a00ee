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

  test(`the lists of home: skeletons while they load, then the list, in ${language}`, async ({
    page,
  }) => {
    const releases = new Map<string, () => void>();
    for (const { heading, api } of lists) {
      const held = new Promise<void>((resolve) => releases.set(heading, resolve));
      await page.route(api, async (route) => {
        await held;
        await route.continue();
      });
    }
    await enterHome(page, language);
    for (const { heading, skeletons } of lists) {
      const section = sectionOf(page, w[heading]);
      await expect(section.getByRole('status').locator('> *'), heading).toHaveCount(skeletons);
    }
    // Each comes by itself, whatever the others wait for.
    for (const { heading, skeletons } of lists) {
      const section = sectionOf(page, w[heading]);
      releases.get(heading)?.();
      await expect(section.getByRole('status'), heading).toHaveCount(0);
      const items = heading === 'testimonials' ? 'figure' : 'article';
      await expect(section.getByRole(items), heading).toHaveCount(skeletons);
    }
  });

  test(`the lists of home: an error is shown in red under the title, in ${language}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500/);
    for (const { api } of lists)
      await page.route(api, (route) => route.fulfill({ status: 500, body: 'down' }));
    await enterHome(page, language);
    for (const { heading, error } of lists) {
      const section = sectionOf(page, w[heading]);
      const message = section.getByText(w[error]);
      await expect(message, heading).toBeVisible();
      await expect(message, heading).toHaveCSS('color', 'rgb(176, 21, 47)');
      await expect(section.getByRole('heading', { level: 2 }), heading).toBeVisible();
    }
  });

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

const columnsAt = [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const;

test('testimonials are in one column, two or three, and charts legible, by the width', async ({
  page,
}) => {
  for (const path of ['/services?testimonials=all', '/?testimonials=all', '/']) {
    await page.goto(path);
    for (const [width, columns] of columnsAt) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = async () => {
        const cards = page.locator('.quote');
        return cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      };
      const counted = expect.poll(
        async () => new Set(await lefts()).size,
        `${path} at ${width} px`,
      );
      await counted.toBe(columns);
      if (path.includes('services')) continue;
      if (path === '/') {
        // The labels of the charts stay legible at every width.
        const sizes = await page
          .locator('.dg')
          .evaluateAll((charts) =>
            charts.map((chart) => (12 * chart.getBoundingClientRect().width) / 320),
          );
        expect(Math.min(...sizes), 'pixels of a chart’s label').toBeGreaterThanOrEqual(10);
        continue;
      }
      // Everybody has a face: the picture where there is one, the drawn one otherwise.
      const testimonials = (await (await page.request.get('/api/testimonials')).json()) as object[];
      const pictured = await page
        .locator('.quote .avatar')
        .evaluateAll((avatars) => avatars.map((avatar) => avatar.querySelector('img') !== null));
      expect(pictured).toEqual(testimonials.map(() => true));
    }
  }
});
