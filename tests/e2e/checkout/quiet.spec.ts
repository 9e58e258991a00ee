import { expect, test } from '../../harness/browser-fixtures.ts';
import { orderQuery } from './checkout-page.ts';

const other = '?packageId=tax-representation&packageName=Other&packagePrice=1';

for (const [prefix, words] of [
  ['', { menu: 'Open menu', book: 'Book Consultation', services: 'Services', first: 'Portugal' }],
  ['/pt', { menu: 'Abrir menu', book: 'Marcar consulta', services: 'Serviços', first: 'Portugal' }],
] as const)
  test.describe(prefix || '/', () => {
    test('on a phone the checkout has no menu, and the offer in the bill leads nowhere', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/services`);
      await expect(page.getByRole('button', { name: words.menu })).toBeVisible();
      await page.goto(`${prefix}/checkout${orderQuery}`);
      await expect(page.getByRole('button', { name: words.menu })).toHaveCount(0);
      const offer = page.locator('.offer');
      await expect(offer.getByRole('timer')).toBeVisible();
      await expect(offer.getByRole('link')).toHaveCount(0);
      const contact = await page.locator('.fab button').boundingBox();
      expect(contact?.height).toBe(44);
    });

    test('on a wide screen its bar keeps the links, and the payment its one filled button', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${prefix}/checkout${orderQuery}`);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: words.services })).toBeVisible();
      await expect(bar.getByRole('link', { name: words.book })).toHaveClass(/btn--line/);
      const heights = await page.locator('.offer .wrap > *').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(new Set(heights).size).toBe(1);
    });

    test('an offer about another package leads to the packages', async ({ page, allowConsole }) => {
      allowConsole(/422/);
      await page.goto(`${prefix}/checkout${other}`);
      await expect(page.locator('.offer').getByRole('link')).toHaveAttribute(
        'href',
        `${prefix || '/'}#pricing`,
      );
    });

    test('Portugal is the first country', async ({ page }) => {
      await page.goto(`${prefix}/checkout${orderQuery}`);
      const countries = page.locator('select[name="country"] option');
      await expect(countries.nth(1)).toHaveText(words.first);
      await expect(countries.filter({ hasText: words.first })).toHaveCount(1);
    });
  });
