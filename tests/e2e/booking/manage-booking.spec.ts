import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { bookOverApi, firstFreeSlot } from './booking-page.ts';

test('the link shows status, day, both clocks and reference, and how to move the booking', async ({
  page,
  server,
}) => {
  const slot = await firstFreeSlot(server);
  const { reference, manageUrl } = await bookOverApi(server, slot);
  await page.goto(manageUrl);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your consultation');
  await expect(main).toContainText('Confirmed');
  await expect(main).toContainText(reference);
  await expect(main).toContainText(slot.time);
  await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(main).toContainText('Confirmada');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A sua consulta');
});

test('an unknown link says so and leads to a new booking', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/manage-booking/not-a-token');
  await expect(page.getByRole('alert')).toContainText('This link leads to no booking');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Book a consultation' }).click();
  await expect(page).toHaveURL(/book-consultation/);
});

test('a failing network is told apart from an unknown link', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/ERR_|manage/);
  const { reference, manageUrl } = await bookOverApi(server, await firstFreeSlot(server));
  await page.route('**/api/bookings/manage/*', (route) => route.abort(), { times: 1 });
  await page.goto(manageUrl);
  await expect(page.getByRole('alert')).toContainText('We could not load your booking');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText(reference);
});
