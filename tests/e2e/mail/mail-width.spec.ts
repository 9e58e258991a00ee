import { expect, test } from '@playwright/test';
import { languages } from '../../pictures/looks.ts';
import { htmlMails } from '../../pictures/mails.ts';

const width = 320;

test('no mail is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width, height: 640 });
  const mails = await htmlMails();
  const tooWide: string[] = [];
  for (const { name, html } of mails)
    for (const language of languages) {
      await page.setContent(html[language]);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${name}, ${language}: ${needed}`);
    }
  expect(mails.length).toBeGreaterThan(25);
  expect(tooWide).toEqual([]);
});
