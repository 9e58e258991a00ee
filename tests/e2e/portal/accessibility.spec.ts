import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalLanguages } from './portal-page.ts';

const schemes = ['light', 'dark'] as const;

for (const language of portalLanguages)
  for (const width of [1280, 390])
    for (const colorScheme of schemes)
      test(`no accessibility findings: ${language}, ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        test.setTimeout(60_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await openPortal(page, language);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

for (const tab of ['tasks', 'messages', 'documents', 'invoices'])
  for (const colorScheme of schemes)
    test(`no accessibility findings in ${tab}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPortal(page, 'pt', `?tab=${tab}`);
      expect(await axeViolations(page)).toEqual([]);
    });
