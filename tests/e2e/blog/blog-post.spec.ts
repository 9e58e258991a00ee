import { expect, test } from '../../harness/browser-fixtures.ts';

const words = {
  en: {
    prefix: '',
    title: 'When one VAT registration replaces twenty-six',
    date: '29 September 2026',
    updated: '12 November 2026',
    contents: 'In this article',
    part: 'What stays outside',
    table: 'The same table, €100.00 before VAT',
    sources: 'Sources',
    back: 'Back to Blog',
    share: 'Share on',
    firstWords: 'Sell a tile to someone in Lyon',
    tag: 'E-commerce',
    expertise: /^On the team that advises companies entering Portugal: law and tax/,
    about: 'About the author',
    related: 'Related articles',
    nextSteps: 'Next steps',
    package: 'Store Care',
    service: 'E-commerce consulting',
    study: 'Olive oil from Trás-os-Montes, sold direct in six countries',
    book: 'Book a consultation',
    notFound: 'Article Not Found',
    notFoundHint: "The article you're looking for doesn't exist or has been removed.",
    loading: 'Loading article',
  },
  pt: {
    prefix: '/pt',
    title: 'Quando um registo de IVA substitui vinte e seis',
    date: '29 de setembro de 2026',
    updated: '12 de novembro de 2026',
    contents: 'Neste artigo',
    part: 'O que fica de fora',
    table: 'A mesma mesa, 100,00 € antes de IVA',
    sources: 'Fontes',
    back: 'Voltar ao blog',
    share: 'Partilhar no',
    firstWords: 'Venda um azulejo a alguém em Lyon',
    tag: 'E-commerce',
    expertise: /^Da equipa que aconselha empresas que chegam a Portugal/,
    about: 'Sobre quem escreveu',
    related: 'Artigos relacionados',
    nextSteps: 'Próximos passos',
    package: 'Loja em Dia',
    service: 'Consultoria de e-commerce',
    study: 'Azeite de Trás-os-Montes, vendido diretamente em seis países',
    book: 'Marcar consulta',
    notFound: 'Artigo não encontrado',
    notFoundHint: 'O artigo que procura não existe ou foi removido.',
    loading: 'A carregar o artigo',
  },
} as const;

for (const language of ['en', 'pt'] as const) {
  const t = words[language];
  const path = `${t.prefix}/blog/iva-oss`;
  test.describe(language, () => {
    test('leads to each part of a long text, folded on a phone and beside it on a wide screen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: t.contents });
      await expect(contents).toBeHidden();
      await page.locator('.contents summary').click();
      await contents.getByRole('link', { name: t.part }).click();
      const part = page.getByRole('heading', { name: t.part });
      await expect(part).toBeInViewport();
      expect(page.url()).toMatch(/#s-[a-z0-9-]+$/);
      // The fixed bar does not cover what the address leads to.
      expect((await part.boundingBox())?.y).toBeGreaterThan(72);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(contents).toBeVisible();
      const text = await page.locator('.prose').boundingBox();
      const beside = await contents.boundingBox();
      expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
      await page.getByRole('heading', { name: t.sources }).scrollIntoViewIfNeeded();
      await expect(contents).toBeInViewport();
    });

    test('a table scrolls within the page and has a name, a drawing has its room before it loads', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      const table = page.getByRole('region', { name: t.table });
      await expect(table.getByRole('table', { name: t.table })).toBeVisible();
      expect((await table.boundingBox())?.width).toBeLessThanOrEqual(320);
      const drawing = page.locator('.prose figure img');
      const [width, height] = [
        await drawing.getAttribute('width'),
        await drawing.getAttribute('height'),
      ];
      expect(Number(width) / Number(height)).toBe(3);
    });

    test('shows the post with everything that belongs to it', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const article = page.locator('main > article');
      await expect(article.getByText('Premium')).toBeVisible();
      await expect(article.locator('time')).toHaveText([t.date, t.updated]);
      const painting = article.locator('.wrap > .art img');
      await expect(painting).toHaveJSProperty(
        'currentSrc',
        new URL('/art/post-iva-oss-wide.svg', page.url()).href,
      );
      const nextSteps = page.getByRole('region', { name: t.nextSteps });
      for (const [name, to] of [
        [t.service, '/services'],
        [t.package, '/#pricing'],
        [t.study, '/case-studies/oliva'],
        [t.book, '/book-consultation?about=post:iva-oss'],
      ] as const)
        await expect(nextSteps.getByRole('link', { name })).toHaveAttribute(
          'href',
          to === '/#pricing' && t.prefix ? `${t.prefix}#pricing` : t.prefix + to,
        );
      await expect(article.locator('.prose > p')).toHaveCount(9);
      await expect(article.locator('.prose > p').first()).toContainText(t.firstWords);
      const author = page.getByRole('region', { name: t.about });
      await expect(author.getByText('Tiago Meireles')).toBeVisible();
      await expect(author.locator('.avatar')).toHaveText('TM');
      await expect(author.getByText(t.expertise)).toBeVisible();
      await expect(page.getByRole('link', { name: t.back })).toHaveAttribute(
        'href',
        `${t.prefix}/blog`,
      );
    });

    test('lists at most three other posts that share a tag', async ({ page, request }) => {
      await page.goto(path);
      const related = page.getByRole('region', { name: t.related });
      await expect(related.getByRole('article')).toHaveCount(3);
      const html = await (await request.get(path)).text();
      for (const link of await related.getByRole('link').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect(href).not.toBe(path);
        expect(html).toContain(`href="${href}"`);
        const slug = href.split('/').at(-1);
        const post = await (await request.get(`/api/blog-posts/slug/${slug}`)).json();
        expect(post.tags.some((tag: string) => ['tax', 'e-commerce'].includes(tag))).toBe(true);
      }
    });

    test('a tag leads to the posts that have it', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: t.tag, exact: true }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname + url.search === `${t.prefix}/blog?tag=e-commerce`,
      );
      await expect(page.getByRole('button', { name: t.tag, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    for (const network of ['Facebook', 'Twitter', 'LinkedIn'])
      test(`shares on ${network} in a popup of 600 by 400`, async ({
        page,
        context,
        server,
        allowConsole,
      }) => {
        allowConsole(/request to another host/);
        await context.route(
          (url) => url.origin !== server.origin,
          (route) => route.fulfill({ contentType: 'text/html', body: 'shared' }),
        );
        await page.goto(path);
        await page.evaluate(() => {
          const open = window.open.bind(window);
          window.open = (...given) => {
            document.title = String(given[2]);
            return open(...given);
          };
        });
        const opened = context.waitForEvent('page');
        await page.getByRole('link', { name: `${t.share} ${network}` }).click();
        const popup = await opened;
        await popup.waitForURL((url) => url.hostname.includes(network.toLowerCase()));
        const given = [...new URL(popup.url()).searchParams.values()];
        expect(given).toEqual(expect.arrayContaining([`${server.origin}${path}`, t.title]));
        expect(await popup.evaluate(() => window.opener)).toBeNull();
        await expect(page).toHaveTitle('popup,width=600,height=400');
        await expect(page).toHaveURL((url) => url.pathname === path);
        expect(context.pages()).toHaveLength(2);
      });

    test('says that there is no such article, with status 404', async ({ page, allowConsole }) => {
      allowConsole(/404/);
      const response = await page.goto(`${t.prefix}/blog/no-such-article`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible();
      await expect(page.getByText(t.notFoundHint)).toBeVisible();
      await expect(page.locator('.state').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: t.back }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${t.prefix}/blog`);
    });

    test('shows a skeleton while it loads, and "not found" when it fails', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/500/);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/blog-posts/slug/iva-oss', async (route) => {
        await held;
        await route.fulfill({ status: 500, body: 'no' });
      });
      await page.goto(`${t.prefix}/blog`);
      await page.getByRole('link', { name: t.title }).click();
      await expect(page.getByRole('status', { name: t.loading })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible();
      // What may pass can be tried again, which loads the article from the server.
      await page.locator('.state').getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    });
  });
}

test('on a narrow phone the words about the author take the width of their box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/blog/iva-oss');
  const box = await page.locator('.author').boundingBox();
  const words = await page.locator('.author p').first().boundingBox();
  expect(words?.width).toBeGreaterThan((box?.width ?? 0) * 0.75);
});

test('the longest date takes one line beside its author on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pt/blog/consent-and-numbers');
  const dates = page.locator('.lede time');
  await expect(dates.first()).toHaveText('10 de fevereiro de 2026');
  for (const date of await dates.all()) {
    const lines = await date.evaluate((time) => {
      const text = document.createRange();
      text.selectNodeContents(time);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }
});

test('without scripts the text is complete, and a share link redirects to the network', async ({
  request,
  server,
}) => {
  const html = await (await request.get('/pt/blog/iva-oss')).text();
  expect(html).toContain('Venda um azulejo a alguém em Lyon');
  const [, href = ''] = html.match(/href="([^"]+share\/twitter[^"]*)"/) ?? [];
  const response = await request.get(href.replaceAll('&amp;', '&'), { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  const target = new URL(response.headers().location ?? '');
  expect(target.hostname).toBe('twitter.com');
  expect(target.searchParams.get('url')).toBe(`${server.origin}/pt/blog/iva-oss`);
  expect(target.searchParams.get('text')).toBe(words.pt.title);
});
