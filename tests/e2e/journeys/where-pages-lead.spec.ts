import { contactScreenTexts } from '#features/contact/contact-screen.texts.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { bookingPage } from '../booking/booking-page.ts';
import { fieldsOf, fill, newAddress, words } from '../contact/contact-form.ts';
import { pressByKeyboard } from '../sign-in/keyboard.ts';

const names = {
  en: {
    prefix: '',
    book: 'Book a consultation',
    quote: 'Custom quote',
    call: 'free call',
    service: 'More about E-commerce consulting',
    study: 'Olive oil from Trás-os-Montes, sold direct in six countries',
    post: 'When one VAT registration replaces twenty-six',
    plan: 'Store Care',
  },
  pt: {
    prefix: '/pt',
    book: 'Marcar consulta',
    quote: 'Orçamento à medida',
    call: 'consulta gratuita',
    service: 'Mais sobre Consultoria de e-commerce',
    study: 'Azeite de Trás-os-Montes, vendido diretamente em seis países',
    post: 'Quando um registo de IVA substitui vinte e seis',
    plan: 'Loja em Dia',
  },
} as const;

for (const language of ['en', 'pt'] as const) {
  const n = names[language];
  test.describe(language, () => {
    test('with the keyboard alone a post leads to a case, and that to a booking about it', async ({
      page,
    }) => {
      const booking = bookingPage(page, language);
      const about = booking.form.locator('[name="about"]');
      const main = page.getByRole('main');
      await page.goto(`${n.prefix}/blog/iva-oss`);
      await pressByKeyboard(page, main.getByRole('link', { name: n.study }).last());
      await expect(page).toHaveURL(`${n.prefix}/case-studies/oliva`);
      await expect(main.getByRole('link', { name: n.service })).toHaveAttribute(
        'href',
        new RegExp(`^${n.prefix}/services`),
      );
      await pressByKeyboard(page, main.getByRole('link', { name: n.book }));
      await expect(about).toHaveValue('case:oliva');
      await expect(about.locator('option:checked')).toHaveText(n.study);
    });

    test('a post leads to a booking about it', async ({ page }) => {
      const about = bookingPage(page, language).form.locator('[name="about"]');
      await page.goto(`${n.prefix}/blog/iva-oss`);
      await page.getByRole('main').getByRole('link', { name: n.book }).click();
      await expect(about).toHaveValue('post:iva-oss');
      await expect(about.locator('option:checked')).toHaveText(n.post);
    });

    test('a custom quote and a free call know the package that they are about', async ({
      page,
      server,
    }) => {
      const plan = page.locator('.plan').filter({ hasText: n.plan });
      await page.goto(n.prefix || '/');
      await plan.getByRole('link', { name: n.call }).click();
      await expect(bookingPage(page, language).form.locator('[name="about"]')).toHaveValue(
        'package:store-care',
      );
      await page.goBack();
      await pressByKeyboard(page, plan.getByRole('link', { name: n.quote }));
      await expect(page.getByRole('main')).toContainText(
        `${contactScreenTexts[language].about} ${n.plan}`,
      );
      const email = newAddress();
      await fill(page, words[language], email);
      await fieldsOf(page, words[language]).send.click();
      await expect(page.getByText(email)).toBeVisible();
      const toCompany = await waitForMail(
        server.mailDir,
        (mail) => mail.replyTo?.[0]?.address === email,
      );
      expect(toCompany.text).toContain(n.plan);
    });
  });
}
