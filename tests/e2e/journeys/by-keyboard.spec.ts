import { confirmPageTexts } from '#features/newsletter/confirm/confirm-page.texts.ts';
import { newsletterTexts } from '#features/newsletter/newsletter.texts.ts';
import { unsubscribePageTexts } from '#features/newsletter/unsubscribe/unsubscribe-page.texts.ts';
import { withdrawalTexts } from '#features/payments/withdrawal/withdrawal.texts.ts';
import { testimonialsTexts } from '#features/testimonials/testimonials.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { requestSubscription, subscribe } from '../newsletter/newsletter-links.ts';
import { pressByKeyboard, typeInto } from '../sign-in/keyboard.ts';

for (const [locale, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const) {
  test(`more testimonials are shown by the keyboard, which goes on at the first new one, in ${locale}`, async ({
    page,
  }) => {
    const t = testimonialsTexts[locale];
    await page.goto(`${prefix}/services`);
    const quotes = page.locator('figure.quote');
    await expect(quotes).toHaveCount(3);
    await pressByKeyboard(page, page.getByRole('button', { name: t.viewAllTestimonials }));
    await expect(quotes.nth(3)).toBeFocused();
  });

  test(`an address is subscribed, confirmed and taken off by the keyboard, in ${locale}`, async ({
    page,
    request,
    server,
  }) => {
    const t = newsletterTexts[locale];
    const heading = page.getByRole('heading', { level: 1 });
    const form = page.locator('#newsletter');
    await page.goto(prefix || '/');
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('textbox', { name: t.name }).focus();
    await typeInto(page, form.getByRole('textbox', { name: t.email }), `keys.${locale}@t.example`);
    await pressByKeyboard(page, form.getByRole('button', { name: t.subscribe }));
    await expect(form.getByRole('heading', { name: t.thankYou })).toBeFocused();

    const confirm = confirmPageTexts[locale];
    const fresh = `keyboard.${locale}@tessera.example`;
    await page.goto(await requestSubscription({ request, server }, fresh, locale));
    await pressByKeyboard(
      page,
      page.getByRole('main').getByRole('button', { name: confirm.confirm }),
    );
    await expect(heading).toHaveText(confirm.confirmedTitle);

    const leave = unsubscribePageTexts[locale];
    const links = await subscribe({ request, server }, `keyed.${locale}@tessera.example`, locale);
    await page.goto(links.page);
    await pressByKeyboard(
      page,
      page.getByRole('main').getByRole('button', { name: leave.unsubscribe }),
    );
    await expect(heading).toHaveText(leave.doneTitle);
  });

  test(`the link of a withdrawal is asked for by the keyboard, in ${locale}`, async ({ page }) => {
    const t = withdrawalTexts[locale];
    await page.goto(`${prefix}/withdrawal`);
    const main = page.getByRole('main');
    await typeInto(page, main.getByLabel(t.askReference), 'EN-AAAAAA');
    await typeInto(page, main.getByLabel(t.askEmail), 'noor@tessera.example');
    await pressByKeyboard(page, main.getByRole('button', { name: t.askSend }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.askSentTitle);
  });
}
