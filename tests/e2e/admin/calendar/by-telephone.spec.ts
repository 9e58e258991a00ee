import { axeViolationsInEveryLook, expect } from '../../../harness/browser-fixtures.ts';
import { test } from '../../../harness/signed-in-owner.ts';
import { someSlot } from './offered-slots.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; what is refused is asked for on purpose.
  allowConsole(/\/admin|422/);
});

for (const { language, width, words } of [
  {
    language: 'en',
    width: 1440,
    words: {
      name: 'Name',
      telephone: /^Telephone/,
      needed: 'Give an email address or a telephone number',
      unmailed: 'Without it nothing is mailed',
      send: 'Book and mail Aurora',
      book: 'Book Aurora',
      booked: 'Booked. Aurora is not mailed.',
      tell: 'Aurora has no email address, so nothing is mailed',
      move: 'Move it',
      moved: /^Moved\. Tell Aurora/,
      mail: 'Mail',
    },
  },
  {
    language: 'pt',
    width: 390,
    words: {
      name: 'Nome',
      telephone: /^Telefone/,
      needed: 'Indique um e-mail ou um número de telefone',
      unmailed: 'Sem ele não segue nenhum e-mail',
      send: 'Marcar e avisar Aurora',
      book: 'Marcar para Aurora',
      booked: 'Marcada. Não segue nenhum e-mail para Aurora.',
      tell: 'Não há endereço de e-mail de Aurora',
      move: 'Mudar a hora',
      moved: /^Mudada\. Avise Aurora/,
      mail: 'E-mail',
    },
  },
] as const)
  test(`a caller without an email is booked by the telephone (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
    const { date, time } = await someSlot(page);
    await page.goto(`/admin/calendar/book?day=${date}&time=${time}`);
    await page.getByLabel(words.name, { exact: true }).fill('Aurora Pinto');
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await expect(page.getByText(words.needed)).toBeVisible();
    await page
      .getByRole('textbox', { name: words.telephone })
      .fill(language === 'en' ? '912 345 678' : '913 345 678');
    await expect(page.getByText(words.unmailed)).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: words.book, exact: true }).click();
    await expect(page.getByText(words.booked, { exact: true })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Aurora Pinto' });
    await expect(panel.getByText(words.tell).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: words.mail, exact: true })).toHaveCount(0);
    await panel.getByRole('radio').nth(1).check();
    await panel.getByRole('button', { name: words.move, exact: true }).click();
    await expect(page.getByText(words.moved).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await panel.getByRole('link', { name: 'Aurora Pinto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora Pinto');
    await expect(page.getByRole('main')).toContainText('345 678');
  });
