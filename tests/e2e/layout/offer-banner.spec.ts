import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

const words = {
  '': {
    title: 'Limited Time Offer for Portuguese Businesses',
    secure: 'Secure payment available',
    units: ['days', 'hours', 'min', 'sec'],
    lastDay: /^Offer ends: \d{1,2} \w+ \d{4}$/,
    until: /^until \d{1,2} \w+ \d{4}$/,
    left: /^Offer ends: \d+ days, \d+ hours, \d+ min$/,
  },
  '/pt': {
    title: 'Oferta por tempo limitado para empresas portuguesas',
    secure: 'Pagamento seguro disponível',
    units: ['dias', 'horas', 'min', 'seg'],
    lastDay: /^Fim da oferta: \d{1,2} de [a-zç]+ de \d{4}$/,
    until: /^até \d{1,2} de [a-zç]+ de \d{4}$/,
    left: /^Fim da oferta: \d+ dias, \d+ horas, \d+ min$/,
  },
} as const;

for (const prefix of ['', '/pt'] as const) {
  const t = words[prefix];

  for (const path of ['/contact', '/blog', '/no-such-page', '/checkout'])
    test(
      `the offer is shown on ${prefix}${path}`,
      longForm(path === '/blog'),
      async ({ page, allowConsole }) => {
        allowConsole(/no-such-page|404/);
        await page.goto(`${prefix}${path}`);
        const banner = page.getByRole('complementary', { name: t.title });
        await expect(banner).toContainText(t.secure);
        await expect(banner.getByRole('link')).toHaveAttribute(
          'href',
          prefix === '' ? '/#pricing' : '/pt#pricing',
        );
        for (const unit of t.units) await expect(banner).toContainText(unit);
        await expect(banner.getByRole('timer')).toHaveAccessibleName(t.left);
      },
    );

  test(`without scripts the banner shows its last day: ${prefix}/contact`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
    const page = await context.newPage();
    await page.goto(`${prefix}/contact`);
    await expect(page.getByRole('timer')).toHaveAccessibleName(t.lastDay);
    await expect(page.locator('.offer time')).toBeVisible();
    await expect(page.locator('.offer time')).toHaveText(t.until);
    await expect(page.locator('.offer .count b').first()).toBeHidden();
    await context.close();
  });
}

test('the countdown ticks, and its name changes once a minute', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:05Z') });
  await page.goto('/contact');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAccessibleName(/min$/);
  await page.clock.pauseAt(new Date('2026-11-22T10:05:30Z'));
  const seconds = page.locator('.offer .count__units > div').last().locator('b');
  const name = (await timer.getAttribute('aria-label')) ?? '';
  const before = Number(await seconds.textContent());
  await page.clock.runFor(10_000);
  await expect(seconds).toHaveText(String(before - 10).padStart(2, '0'));
  await expect(timer).toHaveAttribute('aria-label', name);
  await page.clock.runFor(60_000);
  await expect(timer).not.toHaveAttribute('aria-label', name);
});

test('past the end it shows zeros', async ({ page }) => {
  await page.clock.install({ time: new Date('2050-01-01T00:00:00Z') });
  await page.goto('/contact');
  await expect(page.getByRole('timer')).toHaveAccessibleName('Offer ends: 0 days, 0 hours, 0 min');
  await expect(page.locator('.offer .count b')).toHaveText(['00', '00', '00', '00']);
});

test('a hidden tab does not count', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T10:00:05Z') });
  await page.goto('/contact');
  await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.clock.pauseAt(new Date('2026-11-22T10:05:30Z'));
  await setHidden(true);
  const figures = page.locator('.offer .count__units');
  const before = (await figures.textContent()) ?? '';
  await page.clock.runFor(20_000);
  await expect(figures).toHaveText(before);
  await setHidden(false);
  await expect(figures).not.toHaveText(before);
});

test('the first tick shifts nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('.offer').scrollIntoViewIfNeeded();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, entry) => sum + entry.value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});
