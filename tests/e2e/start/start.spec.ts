import { startTexts } from '#site/pages/start/start.texts.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { bookingPage, firstFreeSlot, newPerson, storedBookings } from '../booking/booking-page.ts';
import { pressByKeyboard, tabTo } from '../sign-in/keyboard.ts';
import { founderSearch, guidePage } from './guide.ts';

const languages = ['en', 'pt'] as const;
const vatNotes = { en: 'VAT included', pt: 'IVA incluído' };
const packages = { en: 'Company Setup', pt: 'Abertura de Empresa' };

for (const language of languages) {
  test(`with the keyboard alone four answers become a booking that carries them, in ${language}`, async ({
    page,
    server,
  }) => {
    const guide = guidePage(page, language);
    const booking = bookingPage(page, language);
    const person = newPerson();
    const slot = await firstFreeSlot(server);
    await page.goto(guide.path);
    for (const { question, answer } of guide.given) {
      const group = page.getByRole('group', { name: question });
      await tabTo(page, group.getByRole('radio').first());
      await page.keyboard.press('Space');
      while (!(await guide.radio(question, answer).isChecked()))
        await page.keyboard.press('ArrowDown');
    }
    await pressByKeyboard(page, guide.show);
    await expect(page).toHaveURL(`${guide.path}${founderSearch}#answer`);
    await expect(guide.answer.getByRole('heading', { level: 2 })).toContainText(packages[language]);
    await expect(guide.answer).toContainText(vatNotes[language]);
    await expect(guide.rows).toHaveCount(6);
    for (const row of await guide.rows.all())
      await expect(row.getByRole('rowheader')).toHaveText(
        new RegExp(`${guide.t.source}: .+ \\(.*20\\d\\d\\)`),
      );
    await pressByKeyboard(page, guide.book);

    await expect(booking.calendar).toBeVisible();
    await expect(booking.form.locator('[name="about"]')).toHaveValue('package:company-setup');
    await expect(booking.form.locator('[name="aboutText"]')).toHaveValue(guide.words);
    await booking.choose(slot);
    await booking.fill(person);
    await booking.confirm.click();
    await expect(booking.booked).toBeVisible();
    expect(storedBookings(server, person.email)).toMatchObject([
      { about: 'package:company-setup', about_text: guide.words },
    ]);
    const toCompany = await waitForMail(
      server.mailDir,
      (mail) => mail.replyTo?.[0]?.address === person.email,
    );
    for (const { answer } of guide.given) expect(toCompany.text).toContain(answer);
  });

  test.describe(`without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('four answers become a booking that carries them', async ({
      page,
      server,
      allowConsole,
    }) => {
      // Preloads of scripts are refused when scripts are off.
      allowConsole(/csp$/);
      const guide = guidePage(page, language);
      const { t, form } = bookingPage(page, language);
      const person = newPerson();
      await page.goto(guide.path);
      for (const { question, answer } of guide.given) await guide.radio(question, answer).check();
      await guide.show.click();
      await expect(guide.rows).toHaveCount(6);
      await guide.book.click();
      await page.getByRole('button', { name: t.plainStart }).click();
      const plain = page.getByRole('main').locator('form');
      await expect(plain.locator('[name="about"]')).toHaveValue('package:company-setup');
      await expect(plain.locator('[name="aboutText"]')).toHaveValue(guide.words);
      await plain.getByRole('textbox', { name: t.name, exact: true }).fill(person.name);
      await plain.locator('.step--first .slot').nth(6).click();
      await plain.getByRole('radio').first().check();
      await plain.getByRole('textbox', { name: t.email, exact: true }).fill(person.email);
      await plain.getByRole('textbox', { name: t.company, exact: true }).fill(person.company);
      await plain.getByRole('textbox', { name: t.phone, exact: true }).fill(person.phone);
      await plain.getByRole('button', { name: t.confirm }).click();
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.bookedName.replace('{name}', 'Noor'),
      );
      expect(storedBookings(server, person.email)).toMatchObject([
        { about: 'package:company-setup', about_text: guide.words },
      ]);
    });
  });

  test(`the guide has no accessibility finding, empty, half answered and answered, in ${language}`, async ({
    page,
  }) => {
    const guide = guidePage(page, language);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const search of ['', '?form=one&home=eu', founderSearch]) {
        await page.goto(`${guide.path}${search}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          startTexts[language].title,
        );
        await expect(guide.pictures).toHaveCount(13);
        for (const picture of await guide.pictures.all())
          expect(
            await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
          ).toBe(true);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });
}

test('the services lead to the guide', async ({ page }) => {
  await page.goto('/services');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Answer four questions/ })
    .click();
  await expect(page).toHaveURL('/start');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
