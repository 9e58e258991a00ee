import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

const pages = [
  { path: '/privacy', en: 'Privacy', pt: 'Privacidade' },
  { path: '/terms', en: 'Terms', pt: 'Termos' },
  { path: '/cookies', en: 'Cookies', pt: 'Cookies' },
  { path: '/accessibility', en: 'Accessibility', pt: 'Acessibilidade' },
  { path: '/claims', en: 'GDPR and ISO', pt: 'RGPD e ISO' },
  { path: '/complaints', en: 'Complaints book', pt: 'Livro de reclamações' },
];
const sample = {
  en: 'Sample text: have it checked by a lawyer before you publish.',
  pt: 'Texto de exemplo: peça a um advogado que o reveja antes de publicar.',
};

const places = [
  { prefix: '', language: 'en', note: sample.en },
  { prefix: '/pt', language: 'pt', note: sample.pt },
] as const;

for (const { prefix, language, note } of places) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`every legal page is complete, has its title, its addresses in both languages, the sample note and the company, in ${language}`, async ({
      page,
      allowConsole,
    }) => {
      // Preloads of scripts are refused when scripts are off.
      allowConsole(/csp$/);
      for (const { path, [language]: title } of pages)
        await test.step(path, async () => {
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await expect(page).toHaveTitle(`${title} — Entrada`);
          await expect(page.getByRole('note')).toHaveText(note);
          await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
            'href',
            new RegExp(`:\\d+${path}$`),
          );
          await expect(page.locator('link[hreflang=pt-PT]')).toHaveAttribute(
            'href',
            new RegExp(`/pt${path}$`),
          );
          const description = await page.locator('meta[name=description]').getAttribute('content');
          expect(description?.length, path).toBeGreaterThan(40);
          const company = page.getByRole('main').getByRole('complementary');
          await expect(company).toContainText('Entrada Lisboa, Unipessoal Lda');
          await expect(company).toContainText('999 999 990');
          await expect(company).toContainText('1100-000 Lisboa');
          await expect(page.getByRole('main')).not.toContainText(/\{\w+\}|undefined/);
          const prose = page.locator('.legal__prose');
          await expect(prose.getByRole('heading').last()).toBeVisible();
          expect((await prose.innerText()).length, path).toBeGreaterThan(800);
        });
    });
  });

  test(`each legal page is reached from the footer, in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/payment-success`);
    for (const { path, [language]: title } of pages)
      await test.step(path, async () => {
        // The claims of the footer are themselves the link to what is behind them.
        const name = path === '/claims' ? /\| (ISO Certified|Certificação ISO)$/ : title;
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await page.waitForURL((url) => url.pathname === prefix + path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title);
        await expect(page).toHaveTitle(`${title} — Entrada`);
        await expect(page.getByRole('note')).toHaveText(note);
      });
  });
}

test('all of them are in the site map, in both languages', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages)
    for (const prefix of ['', '/pt']) expect(text).toMatch(new RegExp(`\\d${prefix}${path}</loc>`));
});

test('the contents lead to the sections by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/privacy#rights');
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test('the complaints page leads to the complaints book by a plain outside link', async ({
  page,
}) => {
  for (const path of ['/complaints', '/pt/complaints']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'livroreclamacoes.pt' })).toHaveAttribute(
      'href',
      'https://www.livroreclamacoes.pt',
    );
    await expect(
      page.getByRole('link', { name: /Centro de Arbitragem .* de Lisboa/ }),
    ).toBeVisible();
  }
});

test('the toggle shows the other language, text and title alike', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos');
  await expect(page.getByRole('heading', { name: 'Se mudar de ideias' })).toBeVisible();
  await expect(page).toHaveTitle('Termos — Entrada');
});

test('what the cookies page says is true: the public pages set none', async ({ page, context }) => {
  for (const path of ['/', '/services', '/contact', '/cookies', '/pt/checkout', '/client-portal'])
    await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const prefix of ['', '/pt'])
  test.describe(prefix || '/', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('legal pages have no accessibility finding and are not too wide', async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(prefix + path);
        expect(await axeViolationsInEveryLook(page), path).toEqual([]);
      }
    });
  });
