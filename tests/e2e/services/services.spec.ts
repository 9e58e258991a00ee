import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

const pages = [
  {
    path: '/services',
    title: 'Services',
    services: [
      {
        name: 'E-commerce consulting',
        items: ['Custom online store', 'Digital transformation', 'Data analytics'],
        help: 'Covers new shops, and shops that move from another platform.',
      },
      {
        name: 'Digital marketing',
        items: ['AI-driven advertising', 'SEO optimisation', 'AI customer segmentation'],
        help: 'We work with your ad accounts. You keep ownership of all data.',
      },
      {
        name: 'Business strategy',
        items: [
          'Market-entry strategies',
          'GDPR consulting',
          'Business scalability and automation',
        ],
        help: 'Legal advice is given by our partner law firm.',
      },
    ],
    weeks: 'How the first weeks run',
    days: /^Working days up to the opening: 5 are yours, 15 are ours, 9 belong/,
    packages: { name: 'See packages and prices', href: '/#pricing' },
    clients: 'What our clients say',
    viewAll: 'View all testimonials',
    loading: 'Loading testimonials',
    error: 'Error loading testimonials. Please try again later.',
    closing: { name: 'Contact us today', href: '/contact' },
  },
  {
    path: '/pt/services',
    title: 'Serviços',
    services: [
      {
        name: 'Consultoria de e-commerce',
        items: ['Loja online à medida', 'Transformação digital', 'Análise de dados'],
        help: 'Inclui lojas novas e migrações de outras plataformas.',
      },
      {
        name: 'Marketing digital',
        items: ['Publicidade com IA', 'Otimização SEO', 'Segmentação de clientes com IA'],
        help: 'Trabalhamos nas suas contas de anúncios. Os dados continuam a ser seus.',
      },
      {
        name: 'Estratégia empresarial',
        items: [
          'Estratégias de entrada no mercado',
          'Consultoria RGPD',
          'Escalabilidade e automatização do negócio',
        ],
        help: 'O aconselhamento jurídico é dado pela sociedade de advogados nossa parceira.',
      },
    ],
    weeks: 'Como correm as primeiras semanas',
    days: /^Dias úteis até à abertura: 5 são do cliente, 15 são nossos, 9 são/,
    packages: { name: 'Ver pacotes e preços', href: '/pt#pricing' },
    clients: 'O que dizem os nossos clientes',
    viewAll: 'Ver todos os testemunhos',
    loading: 'A carregar os testemunhos',
    error: 'Erro ao carregar os testemunhos. Tente novamente mais tarde.',
    closing: { name: 'Contacte-nos hoje', href: '/pt/contact' },
  },
] as const;

for (const shown of pages) {
  test(`${shown.path} shows three services, each with its three items`, async ({ page }) => {
    await page.goto(shown.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown.title);
    await expect(page).toHaveTitle(new RegExp(`^${shown.title}`));
    const cards = page.locator('article.svc');
    await expect(cards).toHaveCount(3);
    for (const [index, { name, items }] of shown.services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(card.locator('li b')).toHaveText([...items]);
      const picture = card.locator('img');
      await expect(picture).toHaveAttribute('src', /^\/art\/svc-/);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
      ).toBe(true);
    }
    await expect(page.getByRole('heading', { level: 2, name: shown.weeks })).toBeVisible();
    // Thirty days with those of the client, as on the home page.
    const days = page.getByRole('img', { name: shown.days });
    await expect(days.locator('i')).toHaveCount(30);
    await expect(days.locator('.by-client')).toHaveCount(5);
    await expect(days.locator('.by-open')).toHaveCount(1);
    const packages = page.getByRole('link', { name: shown.packages.name });
    await expect(packages).toHaveAttribute('href', shown.packages.href);
    const closing = page.getByRole('link', { name: shown.closing.name });
    await expect(closing).toHaveAttribute('href', shown.closing.href);
    await closing.click();
    await expect(page).toHaveURL(new RegExp(`${shown.closing.href}$`));
  });

  test(`${shown.path} explains each service in a tooltip, by mouse and by keyboard`, async ({
    page,
  }) => {
    await page.goto(shown.path);
    for (const [index, { help }] of shown.services.entries()) {
      const button = page.locator('article.svc').nth(index).getByRole('button');
      const tip = page.getByRole('tooltip', { name: help, includeHidden: true });
      await expect(button).toHaveAccessibleDescription(help);
      await expect(tip).toBeHidden();
      await button.hover();
      await expect(tip).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(tip).toBeHidden();
    }
    const first = page.locator('article.svc').first().getByRole('button');
    const tip = page.getByText(shown.services[0].help);
    await page.getByRole('banner').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test(`${shown.path} shows three testimonials, then all`, async ({ page, server }) => {
    const featured = (await (
      await fetch(`${server.origin}/api/testimonials/featured`)
    ).json()) as unknown[];
    expect(featured.length).toBeGreaterThan(3);
    await page.goto(shown.path);
    await expect(page.getByRole('heading', { level: 2, name: shown.clients })).toBeVisible();
    await expect(page.locator('.quote')).toHaveCount(3);
    const button = page.getByRole('button', { name: shown.viewAll });
    await button.click();
    await expect(page.locator('.quote')).toHaveCount(featured.length);
    await expect(button).toHaveCount(0);
  });

  test(`${shown.path} handles testimonials that are slow, and that fail`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/503|testimonials/);
    const prefix = shown.path.startsWith('/pt') ? '/pt' : '';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/testimonials/featured', async (route) => {
      await held;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.goto(`${prefix}/contact`);
    await page.getByRole('banner').getByRole('link', { name: shown.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown.title);
    const skeletons = page.getByRole('status', { name: shown.loading });
    await expect(skeletons.locator('.stack')).toHaveCount(3);
    release();
    await expect(page.getByText(shown.error)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: shown.clients })).toBeVisible();
    await expect(page.locator('article.svc')).toHaveCount(3);
  });
}

test('a help tooltip waits 200 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/services');
  const button = page.locator('article.svc').first().getByRole('button');
  const tip = page.getByText('Covers new shops, and shops that move from another platform.');
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  await page.clock.runFor(150);
  await expect(tip).toBeHidden();
  await page.clock.runFor(60);
  await expect(tip).toBeVisible();
});

test('without JavaScript the services are complete', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/services`);
  await expect(page.locator('article.svc li')).toHaveCount(9);
  await expect(page.locator('.quote')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Contact us today' })).toBeVisible();
  await context.close();
});

for (const path of ['/services', '/pt/services'])
  test(`${path} has no accessibility finding and no overflow at any width, light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await axeViolationsInEveryLook(page, [390, 768, 1280])).toEqual([]);
  });
