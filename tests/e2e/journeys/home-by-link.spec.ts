import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { newsletterTexts } from '#features/newsletter/newsletter.texts.ts';
import { testimonialsTexts } from '#features/testimonials/testimonials.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { addresses } from './page-addresses.ts';

// Checkout is left by a load, and the booking of the page that manages one is nobody's here.
const froms = Object.entries(addresses).filter(
  ([name]) => !['home', 'checkout', 'manage-booking'].includes(name),
);

for (const [language, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const)
  test(`home answers every press of who comes to it by a link, from each page: ${language}`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(240_000);
    allowConsole(/404/);
    const more = testimonialsTexts[language].loadMoreTestimonials;
    const buy = catalogTexts[language].getStarted;
    const subscribe = page.locator('#newsletter').getByRole('button', {
      name: newsletterTexts[language].subscribe,
      exact: true,
    });
    for (const [name, address] of froms)
      await test.step(name, async () => {
        await page.goto(prefix + address);
        await page.locator('html[data-alive]').waitFor();
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page
          .locator(`header a[href="${prefix || '/'}"]`)
          .first()
          .click();
        await expect(page.locator('#newsletter')).toBeAttached();
        const isSame = () => page.evaluate(() => 'isSameDocument' in window);
        expect(await isSame(), 'home is entered without a load').toBe(true);
        await page.getByRole('button', { name: more }).click();
        await expect(page.locator('figure.quote')).toHaveCount(9);
        await subscribe.click();
        await expect(page.locator('#newsletter [aria-invalid="true"]')).toHaveCount(1);
        await page.getByRole('button', { name: buy, exact: true }).first().click();
        await page.waitForURL((url) => url.pathname === `${prefix}/checkout`);
      });
  });
