import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { languages, words } from './home-page.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';

const kB = 1000;

for (const width of [390, 1440])
  test(`the first load at ${width} px stays within its budget and shifts nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shiftsOf = await watchShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const paths = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      paths.set(requestId, new URL(response.url).pathname),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = paths.get(requestId);
      if (path) sizes.set(path, encodedDataLength);
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
    await expect(page.getByText(words.en.ended)).toBeVisible();
    const preloaded = await page
      .locator('script[src], link[rel="modulepreload"]')
      .evaluateAll((tags) =>
        tags.map(
          (tag) =>
            new URL((tag.getAttribute('src') ?? tag.getAttribute('href')) as string, location.href)
              .pathname,
        ),
      );
    const sum = (list: [string, number][]) => list.reduce((total, [, size]) => total + size, 0);
    const all = [...sizes];
    const scripts = await Promise.all(
      [...new Set(preloaded)].map(async (path): Promise<[string, number]> => {
        const body = await (await page.request.get(path)).body();
        return [path, brotliCompressSync(body).length];
      }),
    );
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts) / kB, 'scripts, in kB').toBeLessThan(102);
    expect(sum(all) / kB, 'everything, in kB').toBeLessThan(330);
    expect(all.map(([path]) => path)).not.toContain('/art/news.svg');
    expectNoShift(await shiftsOf());
  });

for (const language of languages)
  test(`nothing but letters moves when the fonts come after the page is alive, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shiftsOf = await watchShifts(page);
    const fonts = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(words[language].path, { waitUntil: 'commit' });
    await expect(page.locator('.hero .lisbon-now [class="num"]')).toBeVisible();
    fonts.resolve();
    await expect(page.locator('.hero .next-call__when.num')).toBeVisible();
    await page.waitForFunction(() => document.fonts.check('16px "Entrada Text"'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const shifts = await shiftsOf();
    expect(shifts.filter((shift) => shift.includes('lisbon-now'))).toEqual([]);
    expectNoShift(shifts);
  });

for (const language of languages)
  test(`the served page does not contain the current time, in ${language}`, async ({ page }) => {
    const html = await (await page.request.get(words[language].path)).text();
    expect(html).toMatch(/<html [^>]*data-sky="(dawn|day|dusk|lamp)" data-offer="ended"/);
    expect(html).toMatch(/<span class="promo__ended" aria-hidden="true">/);
    const unknown = {
      en: /<span>Next free call: <\/span><b class="next-call__when">see the calendar</,
      pt: /<span>Próxima conversa livre: <\/span><b class="next-call__when">ver o calendário</,
    };
    expect(html).toMatch(unknown[language]);
    expect(html).not.toMatch(/(It is|São) \d+[:h]\d\d/);
  });
