import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { blockStorage } from '../../harness/blocked-storage.ts';
import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot, newPerson, storedBookings } from '../booking/booking-page.ts';
import { cards, checkoutPage } from '../checkout/checkout-page.ts';
import * as contact from '../contact/contact-form.ts';
import { languages, sectionOf, toast, words } from '../home/home-page.ts';
import { guidePage } from '../start/guide.ts';

const pages = [
  '/',
  '/services',
  '/case-studies',
  '/blog',
  '/team',
  '/claims',
  '/contact',
  '/start',
  '/book-consultation',
  '/client-portal',
  '/checkout?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450',
  '/privacy',
  '/nowhere',
];

for (const language of languages)
  for (const refusal of ['names', 'methods'] as const)
    test(`with all site data blocked (${refusal}) a package is bought by the link that carries it, in ${language}`, async ({
      context,
      page,
    }) => {
      await blockStorage(context, refusal);
      const w = words[language];
      const t = catalogTexts[language];
      const checkout = checkoutPage(page, language);
      await page.goto(w.path);
      const packages = sectionOf(page, w.packages);
      const button = packages.getByRole('article').first().getByRole('button');
      await button.click();
      await expect(toast(page, w.paymentError)).toContainText(w.paymentErrorText);
      await expect(button).toHaveText(w.getStarted);
      await expect(button).toBeEnabled();
      await expect(packages.getByText(t.notKept)).toBeVisible();
      if (refusal === 'names') expect(await axeViolationsInEveryLook(page)).toEqual([]);
      await packages
        .getByRole('link', { name: t.continueTo.replace('{name}', w.order.name) })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === w.checkout);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        packageId: w.order.id,
        packageName: w.order.name,
        packagePrice: String(w.order.price),
      });
      await checkout.writeCard(cards.good);
      await page.reload();
      await checkout.writeCard(cards.good);
      await checkout.pay.click();
      await checkout.expectPaid();
    });

for (const language of languages) {
  test(`with all site data blocked every page comes alive, in ${language}`, async ({
    context,
    page,
    allowConsole,
  }) => {
    allowConsole(/nowhere.* 404|404 \(Not Found\)/);
    await blockStorage(context, 'names');
    for (const path of pages) {
      await page.goto(language === 'pt' ? `/pt${path}` : path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
  });

  test(`with all site data blocked a message, a booking and a subscription arrive, in ${language}`, async ({
    context,
    page,
    server,
  }) => {
    await blockStorage(context, 'names');
    const w = contact.words[language];
    await contact.open(page, w.path);
    const address = contact.newAddress();
    const fields = await contact.fill(page, w, address);
    await fields.send.click();
    await expect(contact.toastOf(page, w.sent)).toBeVisible();
    expect(contact.storedFrom(server.mailDir, address)).toHaveLength(1);

    const booking = bookingPage(page, language);
    const person = newPerson();
    await booking.open();
    await booking.choose(await firstFreeSlot(server));
    await booking.fill(person);
    await booking.confirm.click();
    await expect(booking.booked).toBeVisible();
    expect(storedBookings(server, person.email)).toHaveLength(1);

    const home = words[language];
    await page.goto(home.path);
    const newsletter = sectionOf(page, home.newsletter);
    await newsletter.getByLabel(home.email).fill(`blocked.${language}@tessera.example`);
    await newsletter.getByRole('button', { name: home.subscribe }).click();
    await expect(newsletter.getByRole('heading', { name: home.thanks })).toBeVisible();

    const guide = guidePage(page, language);
    await page.goto(guide.path);
    for (const { question, answer } of guide.given) await guide.radio(question, answer).check();
    await guide.show.click();
    await expect(guide.answer.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('button', { name: /^(EN|PT)/ }).click();
    const other = guidePage(page, language === 'pt' ? 'en' : 'pt');
    await expect(other.show).toBeVisible();
  });
}
