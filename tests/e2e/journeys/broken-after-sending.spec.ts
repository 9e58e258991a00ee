import type { Locator, Page } from '@playwright/test';
import { contactScreenTexts } from '#features/contact/contact-screen.texts.ts';
import { newsletterTexts } from '#features/newsletter/newsletter.texts.ts';
import { brokenSectionTexts, sectionNames } from '#site/layout/broken-section.texts.ts';
import { layoutTexts } from '#site/layout/layout.texts.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot, newPerson, storedBookings } from '../booking/booking-page.ts';
import {
  words as contactWords,
  fill,
  newAddress,
  open,
  storedFrom,
} from '../contact/contact-form.ts';
import { words as homeWords, sectionOf } from '../home/home-page.ts';

/** Lets no more be put into a part of the page or be taken out, as an extension may that holds on to it. */
async function breakPart(part: Locator): Promise<void> {
  await part.evaluate((root) => {
    for (const element of [root, ...root.querySelectorAll('*')])
      for (const name of ['appendChild', 'insertBefore', 'removeChild'])
        Object.defineProperty(element, name, {
          value: () => {
            throw new DOMException('the page was changed', 'NotFoundError');
          },
        });
  });
}

/** Holds the requests of a form, which is sent by `send`, until `change` is done; they end with 201. */
async function changeWhileSending(
  page: Page,
  url: string,
  send: () => Promise<void>,
  change: () => Promise<void>,
): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(url);
  const answered = page.waitForResponse(url);
  await send();
  await asked;
  await expect(page.locator('button[type=submit]:disabled').first()).toBeVisible();
  await change();
  release();
  expect((await answered).status()).toBe(201);
}

for (const language of ['en', 'pt'] as const) {
  const prefix = language === 'pt' ? '/pt' : '';
  const section = brokenSectionTexts[language];
  const names = sectionNames[language];

  test.describe(language, () => {
    test.beforeEach(({ allowConsole }) => allowConsole(/NotFoundError|the page was changed/));

    test('contact says that the message has arrived where its form breaks', async ({
      page,
      server,
    }) => {
      const w = contactWords[language];
      const t = contactScreenTexts[language];
      const email = newAddress();
      await open(page, w.path);
      const { send } = await fill(page, w, email);
      await changeWhileSending(
        page,
        '**/api/contact',
        () => send.click(),
        () => breakPart(page.locator('.contact-form')),
      );
      const box = page.getByRole('main').getByRole('alert');
      await expect(box).toContainText(t.sentToast);
      await expect(box).toContainText(t.sentNote.replace('{email}', email));
      await expect(box).toContainText(section.answeredText);
      await expect(box).toContainText(section.title.replace('{name}', names.contactForm));
      await expect(page.locator('.contact-form')).toHaveCount(0);
      // The other sections stay.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(page.locator('.contact-facts')).toBeVisible();
      expect(storedFrom(server.mailDir, email)).toHaveLength(1);
      // Another page says no more of it.
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page.locator('main [role="alert"]')).toHaveCount(0);
    });

    test('home says that the address has arrived where the newsletter breaks', async ({ page }) => {
      const w = homeWords[language];
      const t = newsletterTexts[language];
      const email = newAddress();
      await page.goto(w.path);
      const newsletter = sectionOf(page, w.newsletter);
      await newsletter.getByLabel(w.email).fill(email);
      await changeWhileSending(
        page,
        '**/api/newsletter/subscribe',
        () => newsletter.getByRole('button', { name: w.subscribe }).click(),
        () => breakPart(newsletter),
      );
      const box = page.getByRole('main').getByRole('alert');
      await expect(box).toContainText(t.thankYou);
      await expect(box).toContainText(t.wroteTo.replace('{email}', email));
      await expect(box).toContainText(section.title.replace('{name}', names.newsletter));
      await expect(sectionOf(page, w.packages)).toBeVisible();
    });

    test('the booking says that it is made where its page breaks', async ({ page, server }) => {
      const screen = bookingPage(page, language);
      const person = newPerson();
      const slot = await firstFreeSlot(server);
      await screen.open();
      await screen.choose(slot);
      await screen.fill(person);
      await changeWhileSending(
        page,
        '**/api/bookings',
        () => screen.confirm.click(),
        () => breakPart(page.locator('.book')),
      );
      const box = page.getByRole('main').getByRole('alert');
      await expect(box.getByRole('heading', { level: 1 })).toHaveText(screen.t.bookedToast);
      await expect(box).toContainText(slot.time);
      const [stored] = storedBookings(server, person.email);
      await expect(box).toContainText(`${screen.t.reference}: ${stored?.reference}`);
      await expect(box).toContainText(layoutTexts[language].answeredText);
      await expect(box).not.toContainText(layoutTexts[language].errorTitle);
      await expect(page).toHaveURL(`${prefix}/book-consultation`);
    });

    test('a section that breaks before anything was sent says no such thing', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/422/);
      const w = contactWords[language];
      await open(page, w.path);
      await breakPart(page.locator('.contact-form'));
      await page.getByRole('button', { name: w.send }).click();
      const box = page.getByRole('main').getByRole('alert');
      await expect(box).toContainText(section.title.replace('{name}', names.contactForm));
      await expect(box).toContainText(section.text);
      await expect(box).not.toContainText(section.answeredText);
    });
  });
}
