import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { openPortal, portalLanguages } from './portal-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of portalLanguages)
  test(`no accessibility findings and nothing too wide: ${language}`, async ({ page }) => {
    await openPortal(page, language);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });

for (const tab of ['tasks', 'messages', 'documents', 'invoices'])
  test(`no accessibility findings in ${tab}`, async ({ page }) => {
    await openPortal(page, 'pt', `?tab=${tab}`);
    expect(await axeViolationsInEveryLook(page, [1280])).toEqual([]);
  });
