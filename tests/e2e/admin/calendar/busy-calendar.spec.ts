import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { axeViolations, expect } from '../../../harness/browser-fixtures.ts';
import { test } from '../../../harness/signed-in-owner.ts';

test('what could not be read of the owner’s calendar is told, and her addresses are kept', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const told = JSON.stringify([
    { line: 4, startsAt: '2027-04-05T10:00:00.000Z', fault: 'rule' },
    { line: 91, startsAt: null, fault: 'start' },
    { line: 112, startsAt: '2027-04-07T15:30:00.000Z', fault: 'zone', zone: 'Office time' },
  ]);
  const database = new DatabaseSync(join(server.mailDir, '..', 'entrada.sqlite'), {
    timeout: 5_000,
  });
  database.exec(`insert into busy_calendars (id, url, set_at, checked_at, answered_at, own_addresses, told)
    values (1, 'https://127.0.0.1/rita.ics', '2026-11-24T10:00:00.000Z', '2026-11-24T10:00:00.000Z',
      '2026-11-24T10:00:00.000Z', '[]', '${told}')`);
  database.close();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/calendar/hours');
  const panel = page.getByRole('region', { name: 'Your own calendar' });
  await expect(panel).toContainText('Something in 3 events could not be read');
  await expect(panel.getByRole('listitem')).toHaveText([
    /Monday 5 April 2027, 10:00: it repeats in a way that cannot be read/,
    /Line 91 of the file: its start cannot be read/,
    /15:30: the time zone “Office time” is unknown/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolations(page)).toEqual([]);

  const addresses = panel.getByLabel('Your email addresses in it');
  await addresses.fill('rita@entrada.example, rita');
  await panel.getByRole('button', { name: 'Save the addresses' }).click();
  await expect(panel.getByRole('alert')).toContainText('Please give email addresses');
  await expect(addresses).toHaveValue('rita@entrada.example, rita');
  await addresses.fill('Rita@Entrada.example; rita.falcao@work.example');
  await panel.getByRole('button', { name: 'Save the addresses' }).click();
  await expect(page.getByText('Your addresses are saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(addresses).toHaveValue('rita@entrada.example, rita.falcao@work.example');
  // Other tests share the calendar.
  await panel.getByRole('button', { name: 'Remove it' }).click();
  await expect(panel.getByLabel('Secret address of your calendar')).toBeVisible();
});
