import { bookingScreenTexts } from '#features/booking/booking-screen.texts.ts';
import { contactScreenTexts } from '#features/contact/contact-screen.texts.ts';
import { messageFields } from '#features/conversations/message-fields.texts.ts';
import { newsletterTexts } from '#features/newsletter/newsletter.texts.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';

for (const [language, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const)
  test.describe(`without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const email = `plain.${language}@tessera.example`;

    test.beforeEach(({ allowConsole }) => {
      // Preloads of scripts are refused when scripts are off; refused forms have a status of their own.
      allowConsole(/csp$|422/);
    });

    test('a message is written, corrected, confirmed and sent', async ({ page }) => {
      const t = contactScreenTexts[language];
      const form = page.getByRole('main').locator('form');
      await page.goto(`${prefix}/contact`);
      const name = messageFields.name[language].label;
      await form.getByRole('textbox', { name, exact: true }).fill('Noor');
      await form.getByRole('button', { name: t.send }).click();
      await expect(page.locator('#answer')).toBeFocused();
      const address = form.getByRole('textbox', { name: messageFields.email[language].label });
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await address.fill(email);
      const message = messageFields.message[language].label;
      await form.getByRole('textbox', { name: message }).fill('We open a shop in Lisbon.');
      await form.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sentToast);
      await expect(page.getByRole('main')).toContainText(t.sentNext);
    });

    test('an address is subscribed, and all testimonials are read', async ({ page }) => {
      const t = newsletterTexts[language];
      await page.goto(prefix || '/');
      await expect(page.locator('figure.quote')).toHaveCount(6);
      await page.locator('.quotes__more').getByRole('button').click();
      await expect(page.locator('figure.quote')).toHaveCount(11);
      await page.locator('#newsletter').getByRole('textbox', { name: t.email }).fill(email);
      await page.locator('#newsletter').getByRole('button', { name: t.subscribe }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.thankYou);
      await expect(page.getByRole('main')).toContainText(t.checkInbox);
      await expect(page.locator('#answer')).toBeFocused();
    });

    test('a wrong address of a subscriber is named in a box that has the focus', async ({
      page,
    }) => {
      const t = newsletterTexts[language];
      await page.goto(prefix || '/');
      const form = page.locator('#newsletter');
      await form.getByRole('textbox', { name: t.email }).fill('noor@');
      await form.getByRole('button', { name: t.subscribe }).click();
      await expect(page.locator('#answer')).toBeFocused();
      await expect(page.locator('#answer')).toContainText(t.invalidEmail);
      await expect(page.getByRole('textbox', { name: t.email })).toHaveValue('noor@');
    });

    test('a consultation is booked, from a day to the ticket', async ({ page }) => {
      const t = bookingScreenTexts[language];
      const form = page.getByRole('main').locator('form');
      await page.goto(`${prefix}/book-consultation`);
      await page.getByRole('button', { name: t.plainStart }).click();
      await form.getByRole('textbox', { name: t.name }).fill('Noor El-Amin');
      await form.locator('.step--first .slot').nth(4).click();
      await form.getByRole('radio').first().check();
      await form.getByRole('textbox', { name: t.email }).fill(email);
      // The Enter key confirms; it presses no day.
      await form.getByRole('textbox', { name: t.email }).press('Enter');
      await expect(page.locator('#answer')).toBeFocused();
      await expect(form.getByRole('radio').first()).toBeChecked();
      await form.getByRole('textbox', { name: t.company }).fill('Tessera');
      await form.getByRole('textbox', { name: t.phone }).fill('+971 50 000 0000');
      await form.getByRole('button', { name: t.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.bookedName.replace('{name}', 'Noor'),
      );
      await expect(page.getByRole('link', { name: t.addToCalendar })).toBeVisible();
    });

    test('a package is ordered at its price by mail, which names it', async ({ page }) => {
      await page.goto(prefix || '/');
      const plan = page.locator('.plan').first();
      const name = await plan.getByRole('heading').innerText();
      const [price = ''] =
        /[€\d][\d.,]+(\s€)?/.exec(await plan.locator('.plan__price').innerText()) ?? [];
      await plan.getByRole('button').click();
      // What stands in a `noscript` has no role and no text for the locators of these.
      const subject = encodeURIComponent(`${language === 'en' ? 'Order' : 'Encomenda'}: ${name}`);
      const href = `mailto:ola@entrada.example?subject=${subject}`;
      await expect(page.locator(`main noscript a[href="${href}"]`)).toBeVisible();
      await expect(page.locator('main noscript a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('main noscript .lines__total')).toBeVisible();
      expect(await page.locator('main noscript .lines__total dd').innerText()).toBe(price);
    });
  });

test.describe('the language without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('is switched by the header, which keeps the filters of a list', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/csp$/);
    await page.goto('/blog?q=vat&unknown=1');
    // What stands in a `noscript` has no role for the locators of these.
    const toggle = page.locator('.nav a.lang');
    await expect(page.locator('.nav button.lang')).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-label', 'EN – Switch to Portuguese');
    await toggle.click();
    await expect(page).toHaveURL('/pt/blog?q=vat');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    await expect(toggle).toHaveAttribute('aria-label', 'PT – Mudar para inglês');
    await toggle.click();
    await expect(page).toHaveURL('/blog?q=vat');
  });
});

test('refused forms have no accessibility finding', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/book-consultation?date=');
  await page.locator('.ticket').getByRole('button').click();
  await expect(page.locator('#answer')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.route('**/contact', (route) => {
    const headers = {
      ...route.request().headers(),
      'content-type': 'application/x-www-form-urlencoded',
    };
    return route.continue({ method: 'POST', headers, postData: 'name=Noor' });
  });
  await page.goto('/pt/contact');
  await expect(page.locator('[aria-invalid]')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
});
