import { axeViolationsInEveryLook, expect } from '../../../harness/browser-fixtures.ts';
import { test } from '../../../harness/signed-in-owner.ts';
import { offered, type Slot, someSlot } from './offered-slots.ts';

let visitors = 0;

/** Books as a visitor of a name of his own; returns the booking's id. */
async function bookAsVisitor(origin: string, name: string, slot: Slot): Promise<string> {
  visitors += 1;
  const client = { name, email: `visitor${visitors}@tessera.example`, company: 'Tessera' };
  const body = { ...client, phone: '+41 44 000 000', timeZone: 'Asia/Dubai', ...slot };
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, 'a visitor books').toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test.beforeEach(({ allowConsole }) => {
  // The back office is another build; a refused time is part of a test.
  allowConsole(/\/admin|409/);
});

test('on a phone a booking is found, moved with a word, and cancelled', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slot = await someSlot(page);
  await bookAsVisitor(server.origin, 'Jonas Weidmann', slot);
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('searchbox').fill('jonas');
  await page.getByRole('link', { name: 'Jonas Weidmann' }).click();
  const panel = page.getByRole('region', { name: 'Jonas Weidmann' });
  await expect(panel.getByText('in Dubai').first()).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+4144000000',
  );
  await panel.getByRole('radio').nth(1).check();
  await panel.getByRole('textbox', { name: 'A note for Jonas' }).fill('A hearing was moved.');
  await panel.getByRole('button', { name: 'Move and mail Jonas' }).click();
  await expect(page.getByText(/^Moved\. Jonas is mailed in/)).toBeVisible();
  expect(await offered(page)).toContainEqual(slot);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(slot.time);
  expect(await offered(page)).not.toContainEqual(slot);

  await panel.getByText('Cancel it').click();
  await panel.getByRole('button', { name: 'Cancel the consultation' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel Jonas Weidmann, / });
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Cancel the consultation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('A note for Jonas').fill('I am sorry.');
  await dialog.getByRole('button', { name: 'Cancel and mail Jonas' }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Move and mail Jonas' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('on a desk somebody is booked from a free slot by the keyboard, in Portuguese, and hours are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { date, time } = await someSlot(page);
  await page.goto(`/admin/calendar?view=week&day=${date}`);
  await page.getByRole('button', { name: 'Português' }).click();
  const dayNumber = Number(date.slice(8));
  await page
    .getByRole('link', { name: new RegExp(`^${time} livre: marcar .*\\b${dayNumber}$`) })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcar para alguém');
  await expect(page.getByLabel('Hora em Lisboa')).toHaveValue(time);
  await page.getByLabel('Nome', { exact: true }).fill('Rui Prates');
  await page.getByRole('button', { name: 'Marcar e avisar Rui' }).press('Enter');
  await expect(page.getByText('Indique um e-mail ou um número')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('rui@prates.example');
  await page.getByLabel('Hora em Lisboa').fill('20:10');
  await page.getByRole('button', { name: 'Marcar e avisar Rui' }).press('Enter');
  await expect(page.getByText('não é um dos horários')).toBeVisible();
  await page.getByLabel('Hora em Lisboa').fill(time);
  await page.getByRole('button', { name: 'Marcar e avisar Rui' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rui Prates');
  expect(await offered(page)).not.toContainEqual({ date, time });

  await page.getByRole('link', { name: 'Calendário' }).first().press('Enter');
  await page.goto(`/admin/calendar?view=day&day=${date}`);
  await page.getByRole('button', { name: 'Fechar horas' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fechar horas' });
  await dialog.getByLabel('Das').fill('00:00');
  await dialog.getByLabel('Às').fill('23:00');
  await dialog.getByLabel('Para quê').fill('Dentista');
  await dialog.getByRole('button', { name: 'Fechar estas horas' }).press('Enter');
  await expect(page.getByText('Estas marcações mantêm-se.')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir' }).press('Enter');
  await expect(page.getByText('Dentista')).toBeVisible();
  expect((await offered(page)).filter((slot) => slot.date === date)).toEqual([]);
  await page.getByRole('button', { name: 'Reabrir' }).press('Enter');
  await expect(page.getByText('Dentista')).toHaveCount(0);

  // The list shows no closed time, so it is said.
  await page.goto('/admin/calendar?view=list');
  await page.getByRole('button', { name: 'Fechar horas' }).press('Enter');
  await dialog.getByLabel('Das').fill('05:00');
  await dialog.getByLabel('Às').fill('05:30');
  await dialog.getByRole('button', { name: 'Fechar estas horas' }).press('Enter');
  await expect(page.getByText(/^Fechado: .+, das 05:00 às 05:30$/)).toBeVisible();
  await page.getByRole('link', { name: 'Mês' }).press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a booking that the client moved meanwhile is shown as it is now', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/412|\/api\/events/);
  // Otherwise the panel may show the other change before the press.
  await page.route('**/api/events', (route) => route.abort());
  const id = await bookAsVisitor(server.origin, 'Ingrid Solheim', await someSlot(page));
  await page.goto(`/admin/calendar/bookings/${id}`);
  const panel = page.getByRole('region', { name: 'Ingrid Solheim' });
  await expect(panel.getByRole('radio')).toHaveCount(5);
  // Far from the times on the panel: a move to the chosen time would be the same move twice.
  const free = (await offered(page)).at(-1);
  if (!free) throw new Error('No slot is offered');
  const other = await page.request.post(`/api/admin/bookings/${id}/move`, {
    data: free,
    headers: { Origin: server.origin },
  });
  expect(other.status()).toBe(200);
  await panel.getByRole('button', { name: 'Move and mail Ingrid' }).click();
  await expect(panel.getByText('Someone changed this booking in the meantime')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(free.time);
});

test('the rules of a weekday are changed, and a fault is shown beside its field', async ({
  page,
}) => {
  await page.goto('/admin/calendar/hours');
  const friday = page.getByRole('group', { name: 'Friday' });
  const added = friday.getByRole('textbox', { name: 'Friday' });
  await expect(friday).toContainText('As above');
  await added.fill('10:00, 25:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write times such as 09:30')).toBeVisible();
  await added.press('Enter');
  await expect(friday).toContainText('25:00: write times such as 09:30');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await friday.getByRole('button', { name: 'Remove 25:00, Friday' }).press('Enter');
  await expect(added).toBeFocused();
  await page.keyboard.type('10h40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const fridays = (await offered(page)).filter(({ date }) => new Date(date).getUTCDay() === 5);
  expect([...new Set(fridays.map(({ time }) => time))]).toEqual(['10:00', '10:40']);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('a day is split by its pause and given to the others, in Portuguese on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('admin-language', 'pt'));
  await page.goto('/admin/calendar/hours');
  const day = (name: string) => page.getByRole('group', { name, exact: true });
  await page.getByLabel('Duração, minutos').fill('30');
  await page.getByLabel('Pausa entre duas, minutos').fill('15');
  await day('segunda-feira').getByRole('button', { name: 'Repartir o dia' }).click();
  const split = page.getByRole('dialog', { name: 'Repartir o dia: segunda-feira' });
  await split.getByLabel('Das').fill('9h');
  await split.getByLabel('Às').fill('11h30');
  await expect(split.getByRole('status')).toContainText('09:00, 09:45, 10:30');
  await split.getByRole('button', { name: 'Usar estes' }).click();
  const times = (name: string) => day(name).locator('.chip');
  await expect(times('segunda-feira')).toHaveText(['09:00', '09:45', '10:30']);
  await day('segunda-feira').getByRole('button', { name: 'Copiar para…' }).click();
  await page
    .getByRole('dialog', { name: /^Copiar/ })
    .getByRole('button', { name: 'terça-feira' })
    .click();
  await expect(times('terça-feira')).toHaveText(['09:00', '09:45', '10:30']);
  await expect(times('quarta-feira')).toHaveCount(0);
  await day('terça-feira').getByRole('button', { name: 'Retirar 09:45, terça-feira' }).click();
  await expect(times('terça-feira')).toHaveText(['09:00', '10:30']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a day is typed in her language, chosen by keys, and a word that is none stays', async ({
  page,
}) => {
  await page.goto('/admin/calendar/book');
  const day = page.getByLabel('Day', { exact: true });
  await day.fill('5 Jan 2099');
  await day.press('Tab');
  await expect(day).toHaveValue('05 Jan 2099');
  await page.getByRole('button', { name: 'Choose a day' }).press('Enter');
  const month = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(month.getByRole('button', { name: 'Monday 5 January 2099' })).toBeFocused();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(month).toBeHidden();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('06 Feb 2099');
  await day.fill('some day');
  await page.getByLabel('Time in Lisbon').fill('9h5');
  await page.getByLabel('Time in Lisbon').press('Tab');
  await expect(day).toHaveValue('some day');
  await expect(day).toHaveAccessibleDescription(/^Write a day such as/);
  await expect(page.getByLabel('Time in Lisbon')).toHaveAccessibleDescription(/^Write a time/);
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByLabel('Dia', { exact: true }).fill('7/2/2099');
  await page.getByLabel('Dia', { exact: true }).press('Tab');
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('07/02/2099');
});

test('the calendar has no accessibility finding', async ({ page, server }) => {
  const slot = await someSlot(page);
  const id = await bookAsVisitor(server.origin, 'Hana Novák', slot);
  for (const view of ['week', 'month', 'list']) {
    await page.goto(`/admin/calendar?view=${view}&day=${slot.date}`);
    await expect(
      page.getByRole('link', { name: /Hana|One consultation|consultations/ }).first(),
    ).toBeVisible();
    expect(await axeViolationsInEveryLook(page), view).toEqual([]);
  }
  await page.goto(`/admin/calendar/bookings/${id}`);
  await expect(page.getByRole('region', { name: 'Hana Novák' })).toBeVisible();
  expect(await axeViolationsInEveryLook(page), 'booking').toEqual([]);
  await page.goto('/admin/calendar/book');
  await expect(page.getByLabel('Name')).toBeVisible();
  expect(await axeViolationsInEveryLook(page), 'book for').toEqual([]);
});
