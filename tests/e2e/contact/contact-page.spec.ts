import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

const pages = [
  {
    path: '/contact',
    title: /^Contact/,
    heading: 'Send a message',
    facts: [
      ['Address', 'Rua da Entrada 24, 1.º Dto.1100-000 Lisboa, Portugal'],
      ['Phone and WhatsApp', '+351 210 000 000'],
      ['Email', 'ola@entrada.example'],
      ['Hours', 'Weekdays 09:00 to 18:00, Lisbon time'],
      ['Company', 'Entrada Lisboa, Unipessoal Lda'],
      ['Tax number (NIPC)', '999 999 990'],
    ],
    optional: 'optional',
    map: /^Map of Lisbon’s Baixa/,
    mapPath: '/map',
    mapTitle: 'Map of central Lisbon',
  },
  {
    path: '/pt/contact',
    title: /^Contacte/,
    heading: 'Enviar uma mensagem',
    facts: [
      ['Morada', 'Rua da Entrada 24, 1.º Dto.1100-000 Lisboa, Portugal'],
      ['Telefone e WhatsApp', '+351 210 000 000'],
      ['E-mail', 'ola@entrada.example'],
      ['Horário', 'Dias úteis, das 09:00 às 18:00, hora de Lisboa'],
      ['Empresa', 'Entrada Lisboa, Unipessoal Lda'],
      ['NIPC', '999 999 990'],
    ],
    optional: 'opcional',
    map: /^Mapa da Baixa de Lisboa/,
    mapPath: '/pt/map',
    mapTitle: 'Mapa do centro de Lisboa',
  },
] as const;

for (const shown of pages) {
  test(`${shown.path} says who and where the company is, and how to reach it`, async ({ page }) => {
    await page.goto(shown.path);
    await expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: shown.heading })).toBeVisible();
    for (const [label, value] of shown.facts) {
      const fact = page.locator('.contact-facts > div').filter({
        has: page.locator('dt', { hasText: new RegExp(`^${label.replace(/[()]/g, '\\$&')}$`) }),
      });
      await expect(fact.locator('dd').first()).toHaveText(value);
    }
    const chat = page.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/351210000000');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    const call = page.getByRole('main').getByRole('link', { name: '+351 210 000 000' });
    await expect(call).toHaveAttribute('href', 'tel:+351210000000');
    await expect(page.locator('.field .opt')).toHaveText([shown.optional, shown.optional]);
  });

  test(`${shown.path} shows a map of this site's own, lazily and 400 px high`, async ({ page }) => {
    await page.goto(shown.path);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', shown.map);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('src', shown.mapPath);
    expect((await frame.boundingBox())?.height).toBe(400);
    await frame.scrollIntoViewIfNeeded();
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('img')).toBeVisible();
    await expect
      .poll(() => page.frame({ url: new RegExp(`${shown.mapPath}$`) })?.title())
      .toBe(shown.mapTitle);
    await expect(inside.locator('.pin')).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
    const address = 'Rua da Entrada 24, 1.º Dto., 1100-000 Lisboa, Portugal';
    for (const [name, host, parameter] of [
      [/OpenStreetMap/, 'www.openstreetmap.org', 'query'],
      [/Google Maps/, 'www.google.com', 'query'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const url = new URL(href ?? '');
      expect(url.host).toBe(host);
      expect(url.searchParams.get(parameter)).toBe(address);
    }
  });
}

test('the map is framed by this site alone, with neither script nor inline style', async ({
  server,
}) => {
  for (const path of ['/map', '/pt/map']) {
    const response = await fetch(`${server.origin}${path}`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).not.toMatch(/<script|<style|\sstyle=|https?:/);
  }
});

test('each name on the map is whole and beside the address, however wide the frame', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('img')).toBeVisible();
    const whole = await frame.boundingBox();
    const card = await page.locator('.office-map__card').boundingBox();
    if (!whole || !card) throw new Error(`No map at ${width} px`);
    for (const name of await page.frameLocator('iframe').locator('.label:visible').all()) {
      const box = await name.boundingBox();
      const text = `${await name.textContent()} at ${width} px`;
      if (!box) throw new Error(text);
      expect(box.x, text).toBeGreaterThanOrEqual(whole.x);
      expect(box.x + box.width, text).toBeLessThanOrEqual(whole.x + whole.width);
      const isBeside = box.x >= card.x + card.width || box.y + box.height <= card.y;
      expect(isBeside, text).toBe(true);
    }
  }
});

test('the map follows the language without a step in the history', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('img')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  await expect
    .poll(() => page.frame({ url: /\/pt\/map$/ })?.title())
    .toBe('Mapa do centro de Lisboa');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const path of ['/contact', '/pt/contact'])
  test(`${path} has no accessibility finding and fits, with errors and a failure`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/503/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('img')).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    const send = page.locator('.contact-form button');
    await page.locator('[name=name]').fill('Noor');
    await page.locator('[name=email]').fill('noor@tessera.example');
    await page.locator('[name=message]').fill('A message of some length');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
    await expect(send).toHaveAttribute('type', 'submit');
    await send.click();
    await expect(page.locator('.failure')).toBeVisible();
    // Under the pointer a toast stays.
    await page.locator('.toast').hover();
    for (const name of ['name', 'email', 'message']) await page.locator(`[name=${name}]`).fill('');
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    await expect(page.locator('.toast')).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
