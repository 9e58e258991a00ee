import { describe, expect } from 'vitest';
import type { DayAvailability } from '#features/booking/booking.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { bookAsVisitor, read } from '../../factories/staff-bookings.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const day = '2026-11-24';

/** Returns the slots of a day that visitors are offered. */
async function offered({ app }: StaffSite, date = day): Promise<string[]> {
  const response = await app.request(`/api/bookings/availability?from=${date}&to=${date}`);
  const [first] = (await response.json()) as DayAvailability[];
  return first?.slots.filter(({ available }) => available).map(({ time }) => time) ?? [];
}

/** Books every slot of a day; returns those that were booked. */
async function bookable(site: StaffSite, times: string[], date = day): Promise<string[]> {
  const booked: string[] = [];
  for (const time of times) {
    const email = `${time.replace(':', '')}@x.example`;
    const { id } = await site.send<{ id?: string }>('/api/bookings', {
      ...bookingBody({ email, time, date }),
    });
    if (id) booked.push(time);
  }
  return booked;
}

const all = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];

const setRules = (browser: Browser, rules: object) =>
  browser.send('/api/admin/booking-rules', rules, { method: 'PUT' });

describe('closed hours', () => {
  it('take their slots from visitors, and give them back', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, { time: '14:00' });
    const hours = { day, from: '14:15', to: '15:10', note: 'Dentist' };
    const response = await browser.send('/api/admin/closed-hours', hours);
    const closed = (await response.json()) as { id: string; kept: { id: string }[] };
    expect(closed.kept).toMatchObject([{ id }]);
    expect(await offered(site)).toEqual(['09:00', '10:00', '11:00', '16:00']);
    const refused = await site.send<{ code: string }>(
      '/api/bookings',
      bookingBody({ email: 'b@x.example', time: '15:00' }),
    );
    expect(refused.code).toBe('slot_taken');
    expect(JSON.stringify(refused)).not.toContain('Dentist');
    const forStaff = { name: 'Rui', email: 'rui@x.example', date: day, time: '15:00' };
    expect(await read(await browser.send('/api/admin/bookings', forStaff))).toMatchObject([
      409,
      { code: 'breaks_rules', rules: ['closed_hours'] },
    ]);
    const address = `/api/admin/closed-hours/${closed.id}`;
    expect((await browser.send(address, undefined, { method: 'DELETE' })).status).toBe(204);
    expect((await browser.send(address, undefined, { method: 'DELETE' })).status).toBe(404);
    expect(await offered(site)).toEqual(['09:00', '10:00', '11:00', '15:00', '16:00']);
  });

  it.for([
    [{ from: '15:00', to: '14:00' }, 'to', 'O fim é anterior ao início'],
    [{ from: '25:00', to: '26:00' }, 'from', 'Escreva as horas como 09:30'],
    [{ day: '2026-11-20', from: '09:00', to: '10:00' }, 'day', 'Este dia já passou'],
    [{ day: 'tomorrow', from: '09:00', to: '10:00' }, 'day', 'Este dia não existe'],
  ] as const)(
    'with a fault are refused beside the field: %j',
    async ([body, field, message], { site }) => {
      const browser = await becomeOwner(site);
      const response = await browser.send('/api/admin/closed-hours', {
        day,
        ...body,
        locale: 'pt',
      });
      const [status, { errors }] = await read(response);
      expect([status, errors?.[0]?.field]).toEqual([422, field]);
      expect(errors?.[0]?.message).toContain(message);
    },
  );
});

describe('closed days', () => {
  it('are closed and opened as a range', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, { date: '2026-11-26' });
    const range = { day, until: '2026-11-26', note: 'Fair', notePt: 'Feira' };
    const response = await browser.send('/api/admin/closed-days', range);
    expect(await response.json()).toMatchObject({ kept: [{ id }] });
    for (const date of [day, '2026-11-25', '2026-11-26'])
      expect(await offered(site, date)).toEqual([]);
    expect(await offered(site, '2026-11-27')).toEqual(all);
    const address = `/api/admin/closed-days/${day}?until=2026-11-25`;
    expect((await browser.send(address, undefined, { method: 'DELETE' })).status).toBe(204);
    expect(await offered(site)).toEqual(all);
    expect(await offered(site, '2026-11-26')).toEqual([]);
    const rules = await (await browser.get('/api/admin/booking-rules')).json();
    expect(rules).toMatchObject({ closedDays: [{ day: '2026-11-26', note: 'Fair' }] });
    const tooMany = { ...range, until: '2027-11-26' };
    expect((await browser.send('/api/admin/closed-days', tooMany)).status).toBe(422);
    await browser.send('/api/admin/closed-days/2026-11-26', undefined, { method: 'DELETE' });
  });
});

describe('the hours of a weekday', () => {
  it('replace the usual ones on that day, for visitors and staff alike', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { token } = await bookAsVisitor(site, { date: '2026-11-26' });
    const response = await setRules(browser, { weekdaySlots: { 2: ['12:30', '08:00'] } });
    expect(response.status).toBe(200);
    expect(await offered(site)).toEqual(['08:00', '12:30']);
    expect(await offered(site, '2026-11-25')).toEqual(all);
    const offeredRules = await (await site.app.request('/api/bookings/rules')).json();
    expect(offeredRules).toMatchObject({ weekdaySlots: { 2: ['08:00', '12:30'] } });
    const move = (time: string) =>
      site.send<{ startsAt?: string; code?: string }>(`/api/bookings/manage/${token}/move`, {
        date: day,
        time,
      });
    expect((await move('10:00')).code).toBe('invalid_fields');
    expect((await move('08:00')).startsAt).toBe('2026-11-24T08:00:00.000Z');
    expect(await bookable(site, ['08:00', '10:00', '12:30'])).toEqual(['12:30']);
    await setRules(browser, { weekdaySlots: {} });
    expect(await offered(site)).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']);
  });

  it.for([
    [{ weekdaySlots: { 2: ['05:00'] } }, 'weekdaySlots'],
    [{ weekdaySlots: { 2: [] } }, 'weekdaySlots'],
    [{ weekdaySlots: { 8: ['09:00'] } }, 'weekdaySlots'],
    [{ weekdaySlots: { 2: ['23:45'] } }, 'weekdaySlots'],
    [{ slotMinutes: 1 }, 'slotMinutes'],
    [{ videoLink: 'http://x.example' }, 'videoLink'],
  ] as const)(
    'and other rules with a fault change nothing: %j',
    async ([rules, field], { site }) => {
      const browser = await becomeOwner(site);
      const before = await (await browser.get('/api/admin/booking-rules')).json();
      const [status, { errors }] = await read(
        await setRules(browser, { ...rules, noticeHours: 5 }),
      );
      expect([status, errors?.[0]?.field]).toEqual([422, field]);
      expect(errors?.[0]?.message).not.toMatch(/_/);
      expect(await (await browser.get('/api/admin/booking-rules')).json()).toEqual(before);
    },
  );

  it('are an owner’s to change, with one row in the log that has only what changed', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await addStaff(site, { email: 'ana@entrada.example' });
    const staff = await signIn(site, 'ana@entrada.example');
    expect((await setRules(staff, { noticeHours: 4 })).status).toBe(403);
    await setRules(owner, { noticeHours: 4, slotMinutes: 30 });
    await setRules(owner, { noticeHours: 4 });
    const rows = await site.database.read((db) =>
      db
        .selectFrom('auditLog')
        .selectAll()
        .where('action', '=', 'booking-rules.change')
        .where('after', 'is not', null)
        .execute(),
    );
    const mine = rows.filter(({ after }) => JSON.stringify(after) === '{"noticeHours":4}');
    expect(mine).toHaveLength(1);
    expect(mine[0]?.before).toEqual({ noticeHours: 2 });
    await setRules(owner, { noticeHours: 2 });
  });
});
