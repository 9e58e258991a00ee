import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  en: {
    prefix: '',
    back: 'All case studies',
    title: 'A Norwegian furniture maker opens in Porto before the season',
    date: '6 October 2026',
    list: 'Case studies',
    nextTitle: 'Two founders, one visa clock, forty-one days',
    facts: [
      ['Client', 'Halden & Sons'],
      ['Industry', 'Retail'],
    ],
    parts: ['Challenge', 'Solution', 'Results'],
    begins: ['Halden had a showroom', 'We put the steps in order', 'The showroom opened nine days'],
    book: 'Book a consultation',
    failed: 'Failed to load case study',
    failedHint: 'The case study could not be found or there was a problem loading it.',
    loading: 'Loading case study',
  },
  pt: {
    prefix: '/pt',
    back: 'Todos os casos de estudo',
    title: 'Um fabricante de móveis norueguês abre no Porto antes da época',
    date: '6 de outubro de 2026',
    list: 'Casos de estudo',
    nextTitle: 'Dois fundadores, um prazo de visto, quarenta e um dias',
    facts: [
      ['Cliente', 'Halden & Sons'],
      ['Setor', 'Retalho'],
    ],
    parts: ['Desafio', 'Solução', 'Resultados'],
    begins: ['A Halden tinha um espaço', 'Primeiro pusemos os passos', 'O espaço abriu nove dias'],
    book: 'Marcar consulta',
    failed: 'Não foi possível carregar o caso de estudo',
    failedHint: 'O caso de estudo não foi encontrado ou houve um problema ao carregá-lo.',
    loading: 'A carregar o caso de estudo',
  },
} as const;

for (const language of ['en', 'pt'] as const) {
  const t = words[language];
  test.describe(language, () => {
    test('shows the study with everything that belongs to it', async ({ page }) => {
      await page.goto(`${t.prefix}/case-studies/halden`);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const article = page.locator('main > article');
      await expect(article.locator('header time')).toHaveText(t.date);
      await expect(article.locator('.wrap > .art img')).toHaveJSProperty(
        'currentSrc',
        new URL('/art/case-halden-wide.svg', page.url()).href,
      );
      await expect(article.getByRole('listitem')).toHaveCount(7);
      await expect(article.getByRole('figure')).toContainText('Ingrid Solheim');
      for (const [term, value] of t.facts)
        await expect(
          article.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) }),
        ).toHaveText(`${term}${value}`);
      for (const [index, part] of t.parts.entries()) {
        const section = article.locator('.study section').nth(index);
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(part);
        await expect(section.locator('p').first()).toContainText(t.begins[index] ?? '');
      }
      await expect(article.locator('.study section').first().locator('p')).toHaveCount(2);
      const marked = page.locator('.nav__links [aria-current]');
      await expect(marked).toHaveText(t.list);
      await expect(
        page.locator('main').getByRole('link', { name: t.nextTitle, exact: true }),
      ).toHaveAttribute('href', `${t.prefix}/case-studies/kestrel`);
      await page.locator('main').getByRole('link', { name: t.book }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${t.prefix}/book-consultation`);
    });

    test('goes back to the list', async ({ page }) => {
      await page.goto(`${t.prefix}/case-studies/halden`);
      await page.getByRole('link', { name: t.back }).press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === `${t.prefix}/case-studies`);
      await expect(page.getByRole('article')).toHaveCount(6);
    });

    test('says that there is no such study, with status 404', async ({ page, allowConsole }) => {
      allowConsole(/404/);
      const response = await page.goto(`${t.prefix}/case-studies/nobody`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t.failed })).toBeVisible();
      await expect(page.getByText(t.failedHint)).toBeVisible();
      await page.getByRole('link', { name: t.back }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${t.prefix}/case-studies`);
    });

    test('says that it loads, and what failed', async ({ page, allowConsole }) => {
      allowConsole(/500/);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/case-studies/halden', async (route) => {
        await held;
        await route.fulfill({ status: 500, body: 'no' });
      });
      await page.goto(`${t.prefix}/case-studies`);
      await page.getByRole('link', { name: t.title }).click();
      await expect(page.getByRole('status', { name: t.loading })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1, name: t.failed })).toBeVisible();
    });
  });
}

test('follows the language, in place', async ({ page }) => {
  await page.goto('/case-studies/halden');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.pt.title })).toBeVisible();
  await expect(page.locator('main > article header time')).toHaveText(words.pt.date);
  await expect(page).toHaveURL((url) => url.pathname === '/case-studies/halden');
});

test('an unknown study is looked up once by the server; the browser does not request it again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/case-studies/no-such-study');
  await expect(page.getByText('Failed to load case study')).toBeVisible();
  // A click on the toggle shows that the page is hydrated.
  await page.getByRole('button', { name: 'EN – Switch to Portuguese' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  expect(requested.filter((path) => path.startsWith('/api/case-studies'))).toEqual([]);
});
