import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  en: {
    path: '/blog',
    title: 'A blog of plain answers, dated and signed',
    search: 'Search articles',
    tag: 'Tax',
    otherTag: 'GDPR',
    featured: 'Featured premium articles',
    all: 'All',
    grid: 'All Articles',
    clear: 'Clear filters',
    empty: 'No articles found',
    emptyHint: 'Try adjusting your filters or search terms',
    failed: 'Error loading blog posts. Please try again later.',
    retry: 'Retry',
    loading: 'Loading articles',
    found: 'Lisbon or Porto? A practical comparison for small teams',
    query: 'LISBON or',
    newest: '10 November 2026',
    blog: 'Blog',
  },
  pt: {
    path: '/pt/blog',
    title: 'Um blog de respostas claras, datadas e assinadas',
    search: 'Pesquisar artigos',
    tag: 'Impostos',
    otherTag: 'RGPD',
    featured: 'Artigos premium em destaque',
    all: 'Todos',
    grid: 'Todos os artigos',
    clear: 'Limpar filtros',
    empty: 'Nenhum artigo encontrado',
    emptyHint: 'Experimente ajustar os filtros ou os termos de pesquisa',
    failed: 'Erro ao carregar os artigos. Tente novamente mais tarde.',
    retry: 'Tentar de novo',
    loading: 'A carregar os artigos',
    found: 'Lisboa ou Porto? Uma comparação prática para equipas pequenas',
    query: 'LISBOA ou',
    newest: '10 de novembro de 2026',
    blog: 'Blog',
  },
} as const;

const isCards = (url: URL) => url.pathname === '/api/blog-posts';

function titles(page: Page) {
  return page.locator('main article h3');
}

for (const language of ['en', 'pt'] as const) {
  const t = words[language];
  test.describe(language, () => {
    test('shows two premium posts apart, the others below, newest first', async ({ page }) => {
      await page.goto(t.path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const featured = page.getByRole('region', { name: t.featured });
      await expect(featured.getByRole('article')).toHaveCount(2);
      await expect(featured.getByText('Premium', { exact: true })).toHaveCount(2);
      const others = page.getByRole('region', { name: t.grid });
      await expect(others.getByRole('article')).toHaveCount(10);
      await expect(others.getByText('Premium', { exact: true })).toHaveCount(0);
      await expect(others.locator('time').first()).toHaveText(t.newest);
      const days = await others
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(days).toEqual([...days].sort().reverse());
    });

    test('searches while typing, without a history entry per letter', async ({ page }) => {
      await page.goto(t.path);
      const entries = await page.evaluate(() => history.length);
      const box = page.getByRole('searchbox', { name: t.search });
      await box.pressSequentially(t.query, { delay: 30 });
      await expect(titles(page)).toHaveText([t.found]);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === t.query);
      await expect(box).toHaveValue(t.query);
      await expect(box).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.reload();
      await expect(titles(page)).toHaveText([t.found]);
      await expect(box).toHaveValue(t.query);
    });

    test('filters by one tag, which a second click clears, also with back', async ({ page }) => {
      await page.goto(t.path);
      const tag = page.getByRole('button', { name: t.tag, exact: true });
      await tag.click();
      await expect(tag).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL((url) => url.search === '?tag=tax');
      const tagged = 3;
      await expect(titles(page)).toHaveCount(tagged);
      await page.getByRole('button', { name: t.otherTag, exact: true }).click();
      await expect(tag).toHaveAttribute('aria-pressed', 'false');
      await expect(page).toHaveURL((url) => url.search === '?tag=gdpr');
      await page.goBack();
      await expect(tag).toHaveAttribute('aria-pressed', 'true');
      await expect(titles(page)).toHaveCount(tagged);
      await tag.click();
      await expect(tag).toHaveAttribute('aria-pressed', 'false');
      await expect(titles(page)).toHaveCount(12);
      await page.goBack();
      await page.goForward();
      await expect(titles(page)).toHaveCount(12);
    });

    test('combines search, tag and premium, and clears them all', async ({ page }) => {
      await page.goto(t.path);
      await page.getByRole('button', { name: 'Premium', exact: true }).click();
      await expect(titles(page)).toHaveCount(4);
      await expect(page.getByRole('region', { name: t.featured }).getByRole('article')).toHaveCount(
        2,
      );
      await page.getByRole('button', { name: t.otherTag, exact: true }).click();
      await expect(titles(page)).not.toHaveCount(4);
      await page.getByRole('searchbox', { name: t.search }).fill('zzzz');
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await expect(page.getByText(t.emptyHint)).toBeVisible();
      await expect(page).toHaveURL((url) => url.search === '?q=zzzz&tag=gdpr&premium=true');
      await page.getByRole('button', { name: t.clear }).click();
      await expect(titles(page)).toHaveCount(12);
      await expect(page).toHaveURL((url) => url.search === '');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.getByRole('button', { name: t.all, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('shows six skeletons while it loads, and a sentence when it fails', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/500/);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(isCards, async (route) => {
        await held;
        await route.fulfill({ status: 500, json: { code: 'internal_error' } });
      });
      await page.goto(t.path.replace('/blog', '/case-studies'));
      await page.getByRole('contentinfo').getByRole('link', { name: t.blog }).click();
      const loading = page.getByRole('status', { name: t.loading });
      await expect(loading.locator('> *')).toHaveCount(6);
      release();
      await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
      await expect(loading).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    });

    for (const part of ['blog-posts', 'blog-tags'])
      test(`stays whole when /api/${part} answers null`, async ({ page }) => {
        await page.route(new RegExp(`/api/${part}(\\?|$)`), (route) =>
          route.fulfill({ json: null }),
        );
        await page.goto(t.path.replace('/blog', '/case-studies'));
        await page.getByRole('contentinfo').getByRole('link', { name: t.blog }).click();
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
        await expect(page.getByRole('status', { name: t.loading })).toHaveCount(0);
        const failure = page.getByRole('alert').filter({ hasText: t.failed });
        if (part === 'blog-posts') await expect(failure.getByRole('button')).toHaveText(t.retry);
        else await expect(titles(page).first()).toBeVisible();
        await expect(page.getByRole('searchbox', { name: t.search })).toBeVisible();
      });

    test('opens a post by a click anywhere on its card, and comes back', async ({ page }) => {
      await page.goto(`${t.path}?tag=tax`);
      const card = page
        .getByRole('article')
        .filter({ hasText: /OSS|One Stop|Balcão/ })
        .first();
      await card.click({ position: { x: 20, y: 20 } });
      await expect(page).toHaveURL((url) => url.pathname === `${t.path}/iva-oss`);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.search === '?tag=tax');
      await expect(page.getByRole('button', { name: t.tag, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('works with the keyboard alone', async ({ page }) => {
      await page.goto(t.path);
      await page.getByRole('searchbox').focus();
      await page.keyboard.type(t.query);
      await page.keyboard.press('Enter');
      await expect(titles(page)).toHaveText([t.found]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
      await page.getByRole('button', { name: t.clear }).press('Enter');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(titles(page)).toHaveCount(12);
      await page.locator('main article a').first().press('Enter');
      await expect(page).toHaveURL((url) => /\/blog\/./.test(url.pathname));
    });
  });
}

test('letters typed while responses are pending are kept', async ({ page }) => {
  await page.route(isCards, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.goto('/blog');
  const box = page.getByRole('searchbox');
  const sentence = 'lisbon or porto? a practical';
  await box.pressSequentially(sentence, { delay: 60 });
  await expect(box).toHaveValue(sentence);
  await expect(titles(page)).toHaveText([words.en.found]);
});

test('the old list stays complete until the new one has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const isFeatured = (url: URL) => isCards(url) && url.searchParams.get('premium') === 'true';
  await page.goto('/blog');
  const before = await titles(page).allTextContents();
  await page.route(isFeatured, async (route) => {
    await released;
    await route.continue();
  });
  const others = page.waitForResponse((response) => {
    const url = new URL(response.url());
    return isCards(url) && !isFeatured(url);
  });
  await page.getByRole('button', { name: 'Tax', exact: true }).click();
  await (await others).finished();
  await expect(page.locator('.blog-results')).toHaveAttribute('aria-busy', 'true');
  expect(await titles(page).allTextContents()).toEqual(before);
  release();
  await expect(titles(page)).not.toHaveText(before);
  await expect(page.locator('.blog-results')).not.toHaveAttribute('aria-busy');
});

test('typed text is applied when a tag is clicked at once', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('nif');
  await page.getByRole('button', { name: 'Tax', exact: true }).click();
  await expect(page).toHaveURL((url) => url.search === '?q=nif&tag=tax');
});

test('a press on an article is not lost to the text that was just typed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog');
  await expect(page.getByRole('button', { name: 'Tax', exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill('nif, niss');
  await page.locator('main article a').last().hover();
  await page.mouse.down();
  // The list has changed by now, were it searched for when the box loses its focus.
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/blog/'));
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=nif%2C+niss');
  await expect(page.getByRole('searchbox')).toHaveValue('nif, niss');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, premium and tags are sent as a form', async ({ page, allowConsole }) => {
    // Preloads of modules are refused while scripts are off.
    allowConsole(/\.js csp$/);
    await page.goto('/pt/blog');
    await page.getByRole('searchbox').fill('iva');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/pt\/blog\?.*q=iva/);
    await page.getByRole('button', { name: 'Impostos', exact: true }).click();
    const tag = page.getByRole('button', { name: 'Impostos', exact: true });
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('iva');
    await page.getByRole('button', { name: 'Premium', exact: true }).click();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveText(['Quando um registo de IVA substitui vinte e seis']);
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(titles(page)).toHaveCount(12);
  });

  test('a filtered address returns filtered HTML', async ({ request }) => {
    const html = await (await request.get('/blog?q=one+stop&premium=true&colour=blue')).text();
    expect(html).toContain('When one VAT registration');
    expect(html).not.toContain('Lisbon or Porto?');
    expect(html).not.toContain('style=');
  });
});
