import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalLanguages } from './portal-page.ts';

for (const language of portalLanguages)
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`no accessibility findings: ${language}, ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        test.setTimeout(60_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        const main = await openPortal(page, language);
        for (const tab of await main.getByRole('tab').all()) {
          await tab.click();
          expect(await axeViolations(page)).toEqual([]);
        }
        const { scrollWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
        }));
        expect(scrollWidth).toBe(width);
      });
