import { bookingErrorText } from '#features/booking/booking.texts.ts';
import { managedBookingTexts } from '#features/booking/manage/managed-booking.texts.ts';
import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { bookOverApi } from './booking-page.ts';
import { createBooking, managePage } from './manage-page.ts';

for (const language of ['en', 'pt'] as const)
  test.describe(language, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('has no accessibility finding while shown, moved, refused, confirmed and cancelled', async ({
      page,
      server,
      allowConsole,
    }) => {
      allowConsole(/409/);
      const booked = await createBooking(server, { locale: language, timeZone: 'Asia/Kathmandu' });
      const screen = managePage(page, language);
      await page.goto(booked.path);
      await expect(screen.move).toBeVisible();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      await screen.chooseNew(booked.other);
      await bookOverApi(server, booked.other);
      await screen.send.click();
      await expect(screen.notice).toBeVisible();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      await screen.notice.getByRole('button').first().click();
      await screen.send.click();
      await expect(screen.said).toBeVisible();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      await screen.cancel.click();
      await expect(screen.no).toBeFocused();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);
      await screen.yes.click();
      await expect(screen.title).toHaveText(screen.t.cancelledTitle);
      expect(await axeViolationsInEveryLook(page)).toEqual([]);
    });
  });

for (const language of ['en', 'pt'] as const)
  test(`answers without scripts have no accessibility finding in ${language}`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/422/);
    const { path } = await createBooking(server, { locale: language });
    const t = managedBookingTexts[language];
    for (const [form, shown] of [
      [{ step: 'open' }, t.ways],
      [{ step: 'move' }, t.change],
      [{ step: 'move', sequence: '0' }, bookingErrorText(language, 'date', 'required')],
      [{ step: 'cancel' }, t.cancelTitle],
    ] as const) {
      // The browser of this test runs scripts, so it gets the answer in place of the stored page.
      const response = await page.request.post(path, { form });
      await page.goto('about:blank');
      await page.route(`**${path}`, (route) => route.fulfill({ response }), { times: 1 });
      await page.goto(`${path}#answer`);
      await expect(page.locator('#answer')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(shown);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await axeViolationsInEveryLook(page)).toEqual([]);
    }
  });

for (const width of [320, 390, 768, 1440])
  test(`nothing is wider than a window of ${width} px while a booking is moved and cancelled`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const booked = await createBooking(server, { locale: 'pt', timeZone: 'America/Los_Angeles' });
    const screen = managePage(page, 'pt');
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await page.goto(booked.path);
    await expect(screen.move).toBeVisible();
    expect(await overflow()).toBe(0);
    await screen.chooseNew(booked.other);
    expect(await overflow()).toBe(0);
    for (const button of await screen.form.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await screen.keep.click();
    await screen.cancel.click();
    await expect(screen.no).toBeFocused();
    expect(await overflow()).toBe(0);
    for (const button of [screen.yes, screen.no])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
