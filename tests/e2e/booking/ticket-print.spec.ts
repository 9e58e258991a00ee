import { expect, test } from '../../harness/browser-fixtures.ts';
import { sheetsOf } from '../../harness/sheets.ts';
import { bookingPage, firstFreeSlot, newPerson } from './booking-page.ts';
import { createBooking } from './manage-page.ts';

for (const { language, help, call } of [
  {
    language: 'en',
    help: 'To move or cancel the consultation, open the link in our email, or reach us:',
    call: 'We call you by phone',
  },
  {
    language: 'pt',
    help: 'Para mudar ou cancelar a consulta, abra a ligação do nosso e-mail ou contacte-nos:',
    call: 'Ligamos-lhe por telefone',
  },
] as const) {
  test(`the ticket of a link in ${language} is on one sheet, with what follows and whom to reach`, async ({
    page,
    server,
  }) => {
    const { path } = await createBooking(server, { locale: language });
    await page.goto(path);
    await expect(page.locator('.ticket')).toBeVisible();
    await expect(page.getByText(help)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(help)).toBeVisible();
    await expect(page.getByText(call, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /\+351/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /@/ })).toHaveCount(1);
    await expect(page.locator('.ticket__stub')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await sheetsOf(page)).toBe(1);
  });

  test(`the ticket of a new booking in ${language} is on one sheet, with its three steps`, async ({
    page,
    server,
  }) => {
    const screen = bookingPage(page, language);
    await screen.open();
    await screen.choose(await firstFreeSlot(server));
    await screen.fill(newPerson());
    await screen.confirm.click();
    await expect(page.locator('article.ticket')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(help)).toBeVisible();
    await expect(page.getByText(call, { exact: true })).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });
}
