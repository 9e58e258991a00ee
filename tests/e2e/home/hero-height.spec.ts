import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

/** Every twenty pixels where lines break at other words, and both sides of each width where the layout changes. */
const widths = [
  ...Array.from({ length: 48 }, (_, step) => 360 + 20 * step),
  ...[390, 639, 650, 670, 767, 768, 959, 1199, 1439, 1440, 1920, 2560],
].sort((one, other) => one - other);

/** Before, and after, the offer's end on 30 April 2025; an owner may also show none. */
const offers = [
  { offer: 'runs', now: '2025-02-01T10:00:00.000Z' },
  { offer: 'ended', now: '2026-11-25T10:00:00.000Z' },
  { offer: 'none', now: '2026-11-25T10:00:00.000Z' },
] as const;

for (const language of ['en', 'pt'] as const)
  for (const { offer, now } of offers)
    test(
      `the hero is 700 px high at every width from 360 px, its words whole, offer ${offer}, in ${language}`,
      longForm(offer === 'none'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.setFixedTime(new Date(now));
        if (offer === 'none')
          await page.addInitScript(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.promo { display: none !important }');
            document.adoptedStyleSheets = [sheet];
          });
        await page.goto(language === 'pt' ? '/pt' : '/');
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
        const promo = page.locator('.promo');
        await expect(promo).toBeVisible({ visible: offer !== 'none' });
        if (offer !== 'none')
          await expect(promo.locator('.promo__ended')).toBeVisible({ visible: offer === 'ended' });
        // What follows the hero takes no part in its height, and most of the time of a layout.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.hero ~ *, footer { display: none !important }');
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        });

        const wrong: string[] = [];
        // What lies in the schemes is the colours alone, so each has every other width: one change of
        // the scheme costs more than several widths.
        const dark = widths.filter((_width, index) => index % 2 > 0);
        const light = widths.filter((_width, index) => index % 2 === 0);
        for (const width of [...light, ...dark]) {
          if (width === dark[0]) await page.emulateMedia({ colorScheme: 'dark' });
          await page.setViewportSize({ width, height: 900 });
          const look = () =>
            page.evaluate(async (wanted) => {
              // The window is resized before what its width decides.
              do
                await new Promise((done) =>
                  requestAnimationFrame(() => requestAnimationFrame(done)),
                );
              while (document.documentElement.getBoundingClientRect().width !== wanted);
              const hero = document.querySelector('.hero');
              const words = hero?.querySelector(':scope > .wrap');
              if (!hero || !words) throw new Error('There is no hero.');
              const outer = hero.getBoundingClientRect();
              const shown = [...words.children].filter(
                (child) => child.getBoundingClientRect().height > 0,
              );
              const boxes = shown.map((child) => child.getBoundingClientRect());
              const isCut = boxes.some(
                ({ top, bottom, left, right }) =>
                  top < outer.top + 8 ||
                  bottom > outer.bottom - 8 ||
                  left < outer.left ||
                  right > outer.right,
              );
              const order = boxes.toSorted((one, other) => one.top - other.top);
              const overlaps = order.some(
                (box, at) => box.bottom > (order[at + 1]?.top ?? 1e9) + 1,
              );
              // A word that is wider than its column would leave it.
              const isTorn = [...words.querySelectorAll('h1, p, .btn, .promo')].some(
                (part) => part.scrollWidth > part.clientWidth + 1,
              );
              return { height: Math.round(outer.height * 10) / 10, isCut, overlaps, isTorn };
            }, width);
          const isWrong = (found: Awaited<ReturnType<typeof look>>) =>
            found.height !== 700 || found.isCut || found.overlaps || found.isTorn;
          let found = await look();
          // A window that jumps from the widest to a narrow one is laid out in more than two frames.
          for (let frames = 0; isWrong(found) && frames < 20; frames += 1) found = await look();
          if (isWrong(found)) wrong.push(`${width} px: ${JSON.stringify(found)}`);
        }
        expect(wrong).toEqual([]);
      },
    );
