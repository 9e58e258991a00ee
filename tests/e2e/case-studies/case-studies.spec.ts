import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  en: {
    path: '/case-studies',
    title: 'Case studies with a beginning, a middle and an invoice',
    all: 'All',
    featured: 'Featured',
    study: 'A Norwegian furniture maker opens in Porto before the season',
    industry: 'Retail',
    challenge: /^Halden had a showroom/,
    view: 'View case study',
    loading: 'Loading case studies',
    failed: 'Failed to load case studies',
    failedHint: 'There was a problem fetching the data. Please try again later.',
    retry: 'Retry',
    nav: 'Case studies',
    empty: 'No case studies here yet',
    emptyFeatured: 'No case study is featured at the moment',
    allHeading: 'All case studies',
  },
  pt: {
    path: '/pt/case-studies',
    title: 'Casos de estudo com princípio, meio e fatura',
    all: 'Todos',
    featured: 'Em destaque',
    study: 'Um fabricante de móveis norueguês abre no Porto antes da época',
    industry: 'Retalho',
    challenge: /^A Halden tinha um espaço/,
    view: 'Ver caso de estudo',
    loading: 'A carregar os casos de estudo',
    failed: 'Não foi possível carregar os casos de estudo',
    failedHint: 'Houve um problema ao obter os dados. Tente novamente mais tarde.',
    retry: 'Tentar de novo',
    nav: 'Casos de estudo',
    empty: 'Ainda não há casos de estudo aqui',
    emptyFeatured: 'De momento não há casos de estudo em destaque',
    allHeading: 'Todos os casos de estudo',
  },
} as const;

const isList = (url: URL) => /^\/api\/case-studies(\/featured)?$/.test(url.pathname);

for (const language of ['en', 'pt'] as const) {
  const t = words[language];
  test.describe(language, () => {
    for (const width of [390, 320])
      test(`at ${width} px each challenge ends with a sentence`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(t.path);
        const challenges = page.getByRole('article').locator('p');
        await expect(challenges).toHaveCount(6);
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
        for (const challenge of await challenges.all()) {
          await expect(challenge).toHaveText(/[.!?]$/);
          const hidden = await challenge.evaluate((p) => p.scrollHeight - p.clientHeight);
          expect(hidden, (await challenge.textContent()) ?? '').toBe(0);
        }
      });

    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const)
      test(`at ${width} px the cards stand in ${columns} columns, the first over all`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(t.path);
        const cards = page.getByRole('article');
        await expect(cards).toHaveCount(6);
        const boxes = await cards.evaluateAll((all) =>
          all.map((card) => {
            const { left, right, top } = card.getBoundingClientRect();
            return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
          }),
        );
        const [lead, ...others] = boxes;
        expect(new Set(others.map(({ left }) => left)).size).toBe(columns);
        expect(others.slice(0, columns).map(({ top }) => top)).toEqual(
          Array.from({ length: columns }, () => others[0]?.top),
        );
        expect(Math.max(...others.map(({ right }) => right))).toBe(lead?.right);
        // The last row closes.
        expect(others.at(-1)?.right).toBe(lead?.right);
      });

    test('shows a card for every study, its challenge in two lines at most', async ({ page }) => {
      await page.goto(t.path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(6);
      const card = page.getByRole('article').filter({ hasText: t.study });
      await expect(card.locator('img')).toHaveAttribute('src', '/art/case-halden.svg');
      for (const text of [t.featured, t.industry, 'Halden & Sons', t.view])
        await expect(card).toContainText(text);
      const challenge = card.getByText(t.challenge);
      const lines = await challenge.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await expect(challenge).toHaveText(/\.$/);
      for (const figure of ['46', '38', '0'])
        await expect(card.getByRole('definition').filter({ hasText: figure })).not.toHaveCount(0);
      await card.click({ position: { x: 20, y: 20 } });
      await expect(page).toHaveURL((url) => url.pathname === `${t.path}/halden`);
    });

    test('keeps the selected tab in the address', async ({ page, request }) => {
      await page.goto(t.path);
      const all = page.getByRole('tab', { name: t.all, exact: true });
      const featured = page.getByRole('tab', { name: t.featured, exact: true });
      await expect(all).toHaveAttribute('aria-selected', 'true');
      await featured.click();
      await expect(page).toHaveURL((url) => url.search === '?show=featured');
      const wanted = await (await request.get('/api/case-studies/featured')).json();
      await expect(page.getByRole('article')).toHaveCount(wanted.length);
      await expect(page.getByRole('tabpanel', { name: t.featured })).toBeVisible();
      await page.goBack();
      await expect(all).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('article')).toHaveCount(6);
      await page.goForward();
      await expect(featured).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(wanted.length);
      await featured.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(all).toBeFocused();
      await expect(all).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('article')).toHaveCount(6);
    });

    test('shows a spinner while it loads; says what failed, and retries by reloading', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/500/);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(isList, async (route) => {
        await held;
        await route.fulfill({ status: 500, body: 'no' });
      });
      await page.goto(t.path.replace('case-studies', 'blog'));
      await page.getByRole('contentinfo').getByRole('link', { name: t.nav }).click();
      await expect(page.getByRole('status').filter({ hasText: t.loading })).toBeVisible();
      await expect(page.locator('.spin--lg')).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
      await expect(page.getByText(t.failedHint)).toBeVisible();
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        page.getByRole('button', { name: t.retry }).click(),
      ]);
      await expect(page.getByRole('article')).toHaveCount(6);
      await expect(page).toHaveURL((url) => url.pathname === t.path);
    });

    test('says that it failed when the list answers null', async ({ page }) => {
      await page.route(isList, (route) => route.fulfill({ json: null }));
      await page.goto(t.path.replace('case-studies', 'blog'));
      await page.getByRole('contentinfo').getByRole('link', { name: t.nav }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
      await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
      await expect(page.locator('.spin--lg')).toHaveCount(0);
    });

    test('says so when there are none', async ({ page }) => {
      await page.route(isList, (route) => route.fulfill({ json: [] }));
      await page.goto(t.path.replace('case-studies', 'blog'));
      await page.getByRole('contentinfo').getByRole('link', { name: t.nav }).click();
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
    });

    test('says so when none is featured, and leads to all', async ({ page }) => {
      await page.route(isList, (route) => route.fulfill({ json: [] }));
      await page.goto(t.path);
      await page.getByRole('tab', { name: t.featured, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.emptyFeatured })).toBeVisible();
      await page.getByRole('tabpanel').getByRole('link', { name: t.allHeading }).click();
      await expect(page.getByRole('tab', { name: t.all, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are sent as a form', async ({ page, allowConsole }) => {
    // Preloads of modules are refused while scripts are off.
    allowConsole(/\.js csp$/);
    await page.goto('/pt/case-studies');
    await page.getByRole('tab', { name: 'Em destaque' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname + url.search === '/pt/case-studies?show=featured',
    );
    await expect(page.getByRole('article')).not.toHaveCount(6);
    await page.getByRole('tab', { name: 'Todos' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});
