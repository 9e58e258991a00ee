import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import type { DayAvailability } from '#features/booking/booking.ts';
import { fetchBusyTimes, setBusyCalendar } from '#features/booking/busy/busy-calendar.server.ts';
import { busyCalendarCommand } from '#features/booking/desk/busy-times.owner.server.ts';
import { runOwnerCommand } from '#server/owner/run-owner-command.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { read } from '../../factories/staff-bookings.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const options = { allowLoopback: true };

function calendar(...events: string[]): string {
  const lines = events.flatMap((event, at) => [
    ...['BEGIN:VEVENT', `UID:${at}`, 'DTSTAMP:20261101T000000Z', 'SUMMARY:Secret surgery'],
    ...[event, 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//EN', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  );
}

/** Serves a calendar and makes it the owner's. The screen and the command accept HTTPS alone. */
async function useCalendar({ database }: StaffSite, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics`;
  await database.transaction((trx) => trx.updateTable('busyCalendars').set({ url }).execute());
}

const setCalendar = (browser: Browser, url: string) =>
  browser.send('/api/admin/busy-calendar', { url }, { method: 'PUT' });

const removeCalendar = (browser: Browser) =>
  browser.send('/api/admin/busy-calendar', undefined, { method: 'DELETE' });

async function stateOf(browser: Browser) {
  const response = await browser.get('/api/admin/booking-rules');
  return ((await response.json()) as { busy: Record<string, unknown> | null }).busy;
}

async function offered({ app }: StaffSite, date: string): Promise<string[]> {
  const response = await app.request(`/api/bookings/availability?from=${date}&to=${date}`);
  const [day] = (await response.json()) as DayAvailability[];
  return day?.slots.filter(({ available }) => available).map(({ time }) => time) ?? [];
}

const tuesday = '2026-11-24';

describe('the calendar of busy times', () => {
  it('takes its slots from visitors, who learn nothing else, and gives them back', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    await setCalendar(browser, 'webcal://calendar.example/private-abc/basic.ics');
    expect(await stateOf(browser)).toMatchObject({ host: 'calendar.example', answeredAt: null });
    let text = calendar('DTSTART:20261124T101500Z\r\nDTEND:20261124T143000Z');
    await useCalendar(site, (_, response) => response.end(text));
    await fetchBusyTimes(site.context, options);
    expect(await offered(site, tuesday)).toEqual(['09:00', '15:00', '16:00']);
    const refused = await site.send<{ code: string }>('/api/bookings', bookingBody());
    expect(refused.code).toBe('slot_taken');
    expect(JSON.stringify(refused)).not.toContain('surgery');
    const shown = await (
      await browser.get(`/api/admin/calendar?from=${tuesday}&to=${tuesday}`)
    ).text();
    expect(shown).toContain('{"from":"10:15","to":"14:30"}');
    expect(shown).not.toContain('surgery');
    const forStaff = { name: 'Rui', email: 'rui@x.example', date: tuesday, time: '11:00' };
    expect(await read(await browser.send('/api/admin/bookings', forStaff))).toMatchObject([
      409,
      { code: 'breaks_rules', rules: ['busy'] },
    ]);
    text = calendar();
    await fetchBusyTimes(site.context, options);
    expect(await offered(site, tuesday)).toHaveLength(6);
    await removeCalendar(browser);
  });

  it('keeps the last good answer when it fails, and tells its age', async ({ site, later }) => {
    const browser = await becomeOwner(site);
    await setCalendar(browser, 'https://calendar.example/a.ics');
    let answers = true;
    await useCalendar(site, (request, response) => {
      if (answers) response.end(calendar('DTSTART;VALUE=DATE:20261124'));
      else request.socket.destroy();
    });
    await fetchBusyTimes(site.context, options);
    const answeredAt = site.clock.now.toISOString();
    answers = false;
    later({ hours: 1 });
    await fetchBusyTimes(site.context, options);
    expect(await stateOf(browser)).toMatchObject({
      answeredAt,
      checkedAt: site.clock.now.toISOString(),
      failure: 'unreachable',
    });
    expect(await offered(site, tuesday)).toEqual([]);
    await removeCalendar(browser);
    expect(await stateOf(browser)).toBeNull();
    expect(await offered(site, tuesday)).toHaveLength(6);
  });

  it('is never read from our own network, and its address is shown to nobody', async ({ site }) => {
    const browser = await becomeOwner(site);
    const asked: string[] = [];
    await setCalendar(browser, 'https://169.254.169.254/latest/meta-data');
    await fetchBusyTimes(site.context);
    expect(await stateOf(browser)).toMatchObject({ failure: 'inner_address' });
    await useCalendar(site, ({ url = '' }, response) => {
      asked.push(url);
      response.end(calendar());
    });
    await fetchBusyTimes(site.context);
    expect(await stateOf(browser)).toMatchObject({ failure: 'inner_address' });
    expect(asked).toEqual([]);
    const log = await (await browser.get('/api/admin/audit')).text();
    expect(log).not.toContain('latest/meta-data');
    await removeCalendar(browser);
  });

  it.for(['http://calendar.example/a.ics', 'file:///etc/passwd', 'calendar', ''])(
    'has an address of HTTPS: %s',
    async (url, { site }) => {
      const browser = await becomeOwner(site);
      const [status, { errors }] = await read(await setCalendar(browser, url));
      expect([status, errors?.[0]?.field]).toEqual([422, 'url']);
    },
  );
});

describe('a calendar that is set', () => {
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.ics`;
  }

  it('is read at once, and a page in its place is refused', async ({ site }) => {
    const browser = await becomeOwner(site);
    const page = await serve((_, response) =>
      response.end('<!doctype html><title>Sign in</title>'),
    );
    expect(await setBusyCalendar(site.context, { url: page }, options)).toMatchObject({
      refusal: { errors: [{ field: 'url', code: 'not_a_calendar' }] },
    });
    expect(await stateOf(browser)).toBeNull();
    const url = await serve((_, response) =>
      response.end(calendar('DTSTART:20261124T101500Z\r\nDTEND:20261124T143000Z')),
    );
    expect(await setBusyCalendar(site.context, { url }, options)).toMatchObject({ ok: true });
    expect(await offered(site, tuesday)).toEqual(['09:00', '15:00', '16:00']);
    await removeCalendar(browser);
  });

  it('tells what could not be read, without its title', async ({ site }) => {
    const browser = await becomeOwner(site);
    const url = await serve((_, response) =>
      response.end(
        calendar(
          'DTSTART:20261124T101500Z\r\nDTEND:20261124T143000Z\r\nRRULE:FREQ=SOMETIMES',
          'DTSTART;TZID=Nowhere:20261125T100000\r\nDURATION:PT1H',
        ),
      ),
    );
    await setBusyCalendar(site.context, { url }, options);
    expect(await stateOf(browser)).toMatchObject({
      failure: null,
      told: [
        { line: 4, startsAt: '2026-11-24T10:15:00.000Z', fault: 'rule' },
        { line: 12, startsAt: '2026-11-25T10:00:00.000Z', fault: 'zone', zone: 'Nowhere' },
      ],
    });
    expect(JSON.stringify(await stateOf(browser))).not.toContain('surgery');
    await removeCalendar(browser);
  });

  it('knows the owner by the addresses that she gives, and keeps its times meanwhile', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:rita@entrada.example';
    let isThere = true;
    const url = await serve((request, response) => {
      if (isThere)
        response.end(calendar(`DTSTART:20261124T101500Z\r\nDTEND:20261124T143000Z\r\n${declined}`));
      else request.socket.destroy();
    });
    await setBusyCalendar(site.context, { url }, options);
    expect(await offered(site, tuesday)).toEqual(['09:00', '15:00', '16:00']);
    isThere = false;
    const ownAddresses = [' mailto:Rita@Entrada.example\u200b'];
    const change = () => setBusyCalendar(site.context, { ownAddresses }, options);
    expect(await change()).toMatchObject({ ok: true });
    expect(await stateOf(browser)).toMatchObject({ ownAddresses: ['rita@entrada.example'] });
    expect(await offered(site, tuesday)).toEqual(['09:00', '15:00', '16:00']);
    isThere = true;
    await fetchBusyTimes(site.context, options);
    expect(await offered(site, tuesday)).toHaveLength(6);
    const refused = await browser.send(
      '/api/admin/busy-calendar',
      { ownAddresses: ['rita'] },
      { method: 'PUT' },
    );
    expect(await read(refused)).toMatchObject([422, { errors: [{ field: 'ownAddresses' }] }]);
    await removeCalendar(browser);
  });
});

describe('the command about the calendar', () => {
  const typed = ({ services }: StaffSite, ...args: string[]) =>
    runOwnerCommand([busyCalendarCommand], ['busy-calendar', ...args], async () => services);

  it('ends with 1 when the calendar could not be read, and says that its address is kept', async ({
    site,
  }) => {
    expect(await typed(site, '--check')).toMatchObject({
      code: 1,
      error: 'There is no calendar of busy times.\n',
    });
    const set = await typed(site, 'https://127.0.0.1:1/secret.ics');
    expect(set).toMatchObject({ code: 1, output: '' });
    expect(set.error).toMatch(/the last check failed: .*The address is kept/);
    expect((await typed(site, '--check')).code).toBe(1);
    // To ask what is known of it is no failure.
    expect((await typed(site)).code).toBe(0);
    expect((await typed(site, '--remove')).code).toBe(0);
  });
});
