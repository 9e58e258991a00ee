import type { Page } from '@playwright/test';
import { expect, ownServer, test } from '../../harness/browser-fixtures.ts';
import {
  bookingPage,
  bookOverApi,
  closeUntil,
  firstDayOfTests,
  firstFreeSlot,
} from '../booking/booking-page.ts';

// Tests of others book the slots of a server's first free day.
test.use({ serverEnv: ownServer('next-call') });

// On most days and hours the next free slot is before those that tests take.
test.beforeAll(({ server }) => closeUntil(server, firstDayOfTests()));

const words = {
  en: {
    path: '',
    label: 'Next free call: ',
    unknown: 'see the calendar',
    none: 'none online, write to us',
  },
  pt: {
    path: '/pt',
    label: 'Próxima conversa livre: ',
    unknown: 'ver o calendário',
    none: 'nenhuma em linha, escreva-nos',
  },
} as const;
const languages = ['en', 'pt'] as const;

const link = (page: Page) => page.locator('.hero__next');
const isRead = (page: Page) => page.locator('.hero__next .next-call__when.num');

/** Until the times of the day are read, those of the rules can be pressed. */
const isAnswered = ({ form }: ReturnType<typeof bookingPage>) =>
  expect(form.locator('.slots[aria-busy="true"]')).toHaveCount(0);

for (const language of languages)
  for (const width of [390, 1440])
    test(`the hero leads in one press to the booking with the next free slot chosen, in ${language}, ${width} px wide`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { path, label } = words[language];
      const { date, time } = await firstFreeSlot(server);
      await page.goto(path || '/');
      await expect(isRead(page)).toBeVisible();
      await expect(link(page)).toHaveText(new RegExp(`^${label}.+ ${time}$`));
      await link(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}/book-consultation?day=${date}&time=${time}`);
      const screen = bookingPage(page, language);
      await expect(screen.day(date)).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.slot(time)).toHaveAttribute('aria-pressed', 'true');
      // Back, forward and a reload keep what was chosen since.
      await isAnswered(screen);
      const other = screen.slots.and(page.locator(':enabled:not([aria-pressed="true"])')).first();
      const chosen = (await other.locator('b').textContent()) ?? '';
      await other.click();
      await page.goBack();
      await expect(isRead(page)).toBeVisible();
      await page.goForward();
      await expect(screen.slot(chosen)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(screen.slot(chosen)).toHaveAttribute('aria-pressed', 'true');
    });

test('its address alone chooses the slot, and says so where it is taken', async ({
  page,
  server,
}) => {
  const slot = await firstFreeSlot(server);
  const address = `/pt/book-consultation?day=${slot.date}&time=${slot.time}`;
  const screen = bookingPage(page, 'pt');
  await page.goto(address);
  await expect(screen.slot(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await bookOverApi(server, slot);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(screen.whenError).toHaveText(screen.t.goneSlot);
  await expect(screen.toast).toContainText(screen.t.takenTitle);
  await expect(screen.slots.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  for (const wrong of ['?day=2026-02-30&time=09:00', '?day=soon&time=9', '?time=09:00']) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/book-consultation${wrong}`);
    await expect(screen.form.getByRole('grid')).toBeVisible();
    await expect(screen.whenError).toBeHidden();
  }
});

test('elsewhere the visitor reads both clocks', async ({ browser, server }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Dubai' });
  const page = await context.newPage();
  await page.goto(server.origin);
  await expect(link(page)).toHaveText(
    /^Next free call: .+ \d\d:\d\d in Lisbon, \d\d:\d\d in Dubai$/,
  );
  await page.goto(`${server.origin}/pt`);
  await expect(link(page)).toHaveText(/: .+ \d\d:\d\d em Lisboa, \d\d:\d\d \(Dubai\)$/);
  await context.close();
});

for (const language of languages) {
  const { path, label, unknown, none } = words[language];
  const said = new RegExp(`^${label}${unknown}$`);

  test(`nothing is said that is not known, and the link leads on, in ${language}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/bookings\/next|ERR_|503/);
    await page.route('**/api/bookings/next', (route) => route.fulfill({ status: 503, body: '' }));
    const failed = page.waitForResponse('**/api/bookings/next');
    await page.goto(path || '/');
    await failed;
    await expect(link(page)).toHaveText(said);
    await page.unroute('**/api/bookings/next');
    await page.reload();
    await expect(isRead(page)).toBeVisible();
    await page.context().setOffline(true);
    await expect(link(page)).toHaveText(said);
    await page.context().setOffline(false);
    // Nothing is read again by itself.
    await expect(link(page)).toHaveText(said);
    await page.route('**/api/bookings/next', (route) => route.fulfill({ json: { slot: null } }));
    await page.reload();
    await expect(link(page)).toHaveText(`${label}${none}`);
    await link(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test(`the contact menu names it, in ${language}, and its press chooses it`, async ({
    page,
    server,
  }) => {
    const { time } = await firstFreeSlot(server);
    await page.goto(`${path}/contact`);
    const menu = page.locator('.fab');
    await menu.getByRole('button').click();
    await expect(menu.getByRole('link')).toHaveCount(3);
    const item = menu.getByRole('link').first();
    await expect(item.locator('.next-call__when.num')).toBeVisible();
    await expect(item).toContainText(label);
    await item.click();
    await expect(page).toHaveURL(`${path}/book-consultation`);
    await expect(menu.locator(':popover-open')).toHaveCount(0);
    const screen = bookingPage(page, language);
    await expect(screen.slot(time)).toHaveAttribute('aria-pressed', 'true');
    // And once more where the booking is shown already.
    await isAnswered(screen);
    const other = screen.slots.and(page.locator(':enabled:not([aria-pressed="true"])')).first();
    await other.click();
    await expect(screen.slot(time)).not.toHaveAttribute('aria-pressed', 'true');
    await menu.getByRole('button').click();
    await item.click();
    await expect(screen.slot(time)).toHaveAttribute('aria-pressed', 'true');
  });
}

test.describe('on a page that a browser translates', () => {
  test.use({ translation: { from: 'alive' } });
  test('it is filled in, and the sentence of Lisbon too', async ({ page }) => {
    await page.goto('/');
    await expect(isRead(page)).toBeVisible();
    await expect(link(page)).toHaveText(/^Next free call: .+ \d\d:\d\d$/);
    await expect(page.locator('.hero .lisbon-now')).toHaveText(/^It is \d\d:\d\d in Lisbon/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages)
    test(`it is a plain link to the booking, in ${language}`, async ({ page }) => {
      const { path, label, unknown } = words[language];
      await page.goto(path || '/');
      await expect(link(page)).toHaveText(`${label}${unknown}`);
      await link(page).click();
      await expect(page).toHaveURL(`${path}/book-consultation`);
    });
});
