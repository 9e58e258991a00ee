import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { offeredRulesSchema } from '#features/booking/booking.schema.ts';
import { getBookingRules, setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import { closeDay, reopenDay } from '#features/booking/rules/close-times.server.ts';
import {
  type BookingSite,
  book,
  bookingBody,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

const note = { note: 'We move offices', notePt: 'Mudamos de escritório' };

async function daysOf(site: BookingSite, from: string, to: string = from) {
  const response = await site.app.request(`/api/bookings/availability?from=${from}&to=${to}`);
  return (await response.json()) as {
    date: string;
    note?: string;
    slots: { time: string; reason?: string }[];
  }[];
}

async function errorOf(response: Response) {
  const { code, errors } = (await response.json()) as {
    code: string;
    errors?: { field: string; code: string; message: string }[];
  };
  return errors?.[0] ?? { code };
}

describe('the rules', () => {
  it('are those of the specification until the owner sets others', async ({ site }) => {
    expect(await getBookingRules(site.context)).toEqual(defaultRules);
    const response = await site.app.request('/api/bookings/rules');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(z.parse(offeredRulesSchema, await response.json())).toEqual({
      slotTimes: ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'],
      weekdays: [1, 2, 3, 4, 5],
      slotMinutes: 30,
      noticeHours: 2,
      horizonDays: 60,
      // No video call has an address yet.
      place: 'phone',
    });
  });

  it('leave the company to the visitor once the owner says so, and ask for it again', async ({
    site,
  }) => {
    const without = { company: '', email: 'alone@tessera.example', time: '15:00' };
    const { company: _, ...absent } = bookingBody({ email: 'none@tessera.example', time: '16:00' });
    for (const body of [bookingBody(without), absent])
      expect(await errorOf(await post(site, body))).toMatchObject({
        field: 'company',
        code: 'required',
        message: 'Company name is required',
      });
    await setBookingRules(site.context, { companyOptional: true });
    const rules = await site.app.request('/api/bookings/rules');
    expect(z.parse(offeredRulesSchema, await rules.json())).toMatchObject({
      companyOptional: true,
    });
    expect((await post(site, bookingBody(without))).status).toBe(201);
    expect((await post(site, absent)).status).toBe(201);
    // All else is still asked for, in its order.
    const empty = (await (await post(site, {})).json()) as { errors: { field: string }[] };
    expect(empty.errors.map(({ field }) => field).slice(0, 3)).toEqual(['name', 'email', 'phone']);
    const rows = await site.database.read((db) =>
      db
        .selectFrom('bookings')
        .select('company')
        .where('email', 'like', '%@tessera.example')
        .execute(),
    );
    expect(rows.filter(({ company }) => company === '')).toHaveLength(2);
    await setBookingRules(site.context, { companyOptional: false });
    expect((await post(site, bookingBody({ ...without, time: '14:00' }))).status).toBe(422);
  });

  it('apply immediately to listing, booking and moving, one by one', async ({ site }) => {
    const { token } = await book(site);
    const changed = await setBookingRules(site.context, {
      slotTimes: ['17:15', '08:30'],
      slotMinutes: 45,
    });
    expect(changed).toMatchObject({
      ok: true,
      value: { slotTimes: ['08:30', '17:15'], noticeHours: 2 },
    });
    const [day] = await daysOf(site, '2026-11-25');
    expect(day?.slots.map(({ time }) => time)).toEqual(['08:30', '17:15']);
    const old = bookingBody({ date: '2026-11-25', email: 'b@x.example' });
    expect(await errorOf(await post(site, old))).toMatchObject({
      field: 'time',
      code: 'invalid_time',
    });
    const response = await post(site, { ...old, time: '17:15' });
    expect(await response.json()).toMatchObject({
      startsAt: '2026-11-25T17:15:00.000Z',
      endsAt: '2026-11-25T18:00:00.000Z',
    });
    const moved = await manage(site, token, 'move', { date: '2026-11-25', time: '08:30' });
    expect(await moved.json()).toMatchObject({ endsAt: '2026-11-25T09:15:00.000Z' });
  });

  it('let a booking move within its own buffer, and no other into it', async ({ site }) => {
    await setBookingRules(site.context, {
      bufferMinutes: 60,
      slotTimes: ['09:00', '09:30', '10:00', '11:30'],
    });
    const { token } = await book(site, { time: '10:00' });
    const other = bookingBody({ time: '09:00', email: 'b@x.example' });
    expect(await errorOf(await post(site, other))).toEqual({ code: 'slot_taken' });
    const nearer = { date: '2026-11-24', time: '09:30' };
    expect((await manage(site, token, 'move', nearer)).status).toBe(200);
    expect((await post(site, { ...other, time: '11:30' })).status).toBe(201);
  });

  it('are quoted with the owner’s figures in a refusal', async ({ site }) => {
    await setBookingRules(site.context, { noticeHours: 48, horizonDays: 10 });
    const soon = await errorOf(await post(site, bookingBody()));
    expect(soon).toMatchObject({ message: 'Please choose a time at least 48 hours from now' });
    const far = await errorOf(await post(site, bookingBody({ date: '2026-12-18', locale: 'pt' })));
    expect(far).toMatchObject({ message: 'As marcações abrem com 10 dias de antecedência' });
  });

  it('say where the consultation is held: in responses, mails and the calendar', async ({
    site,
  }) => {
    const videoLink = 'https://meet.example/entrada';
    await setBookingRules(site.context, { place: 'video', videoLink });
    const response = await post(site, bookingBody());
    const booked = (await response.json()) as { manageUrl: string };
    expect(booked).toMatchObject({ place: 'video', videoLink });
    const token = booked.manageUrl.split('/').at(-1);
    const shown = await site.app.request(`/api/bookings/manage/${token}`);
    expect(await shown.json()).toMatchObject({ place: 'video', videoLink });
    const [mail] = await waitingMails(site);
    expect(mail?.text).toContain(videoLink);
    expect(mail?.html).toContain(`href="${videoLink}"`);
    expect(mail?.attachments[0]?.content).toContain(`LOCATION:${videoLink}`);
    await manage(site, String(token), 'cancel');
    const last = (await waitingMails(site)).find(({ kind }) => kind === 'booking-cancelled');
    expect(`${last?.text}${last?.html}`).not.toContain(videoLink);
  });

  it.for([
    [{ slotTimes: [] }, 'slotTimes required'],
    [{ slotTimes: ['05:59'] }, 'slotTimes invalid_time'],
    [{ slotTimes: ['9:00'] }, 'slotTimes invalid_time'],
    [{ slotTimes: ['10:00', '10:00'] }, 'slotTimes repeated'],
    [{ slotTimes: ['23:45'] }, 'slotTimes past_midnight'],
    [{ weekdays: [] }, 'weekdays required'],
    [{ weekdays: [0] }, 'weekdays out_of_range'],
    [{ weekdays: [1, 1] }, 'weekdays repeated'],
    [{ slotMinutes: 0 }, 'slotMinutes out_of_range'],
    [{ slotMinutes: 30.5 }, 'slotMinutes invalid_number'],
    [{ noticeHours: -1 }, 'noticeHours out_of_range'],
    [{ horizonDays: 181 }, 'horizonDays out_of_range'],
    [{ bufferMinutes: 121 }, 'bufferMinutes out_of_range'],
    [{ mostPerDay: 0 }, 'mostPerDay out_of_range'],
    [{ place: 'moon' }, 'place invalid_place'],
    [{ place: 'video' }, 'videoLink required'],
    [{ videoLink: 'javascript:alert(1)' }, 'videoLink invalid_link'],
    [{ videoLink: 'http://meet.example' }, 'videoLink invalid_link'],
  ] as const)('are not set to %j: %s', async ([changes, expected], { site }) => {
    const outcome = await setBookingRules(site.context, changes);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'invalid_fields' } });
    const [error] = outcome.ok ? [] : outcome.refusal.errors;
    expect(`${error?.field} ${error?.code}`).toBe(expected);
    expect(await getBookingRules(site.context)).toEqual(defaultRules);
  });
});

describe('a day that the owner closes', () => {
  it('cannot be booked or moved to, and gives its reason in both languages', async ({ site }) => {
    expect(await closeDay(site.context, { day: '2026-11-26', ...note })).toMatchObject({
      ok: true,
    });
    const [closed, open] = await daysOf(site, '2026-11-26', '2026-11-27');
    expect(closed).toMatchObject(note);
    expect(closed?.slots.map(({ reason }) => reason)).toEqual(Array(6).fill('closed'));
    expect(open).not.toHaveProperty('note');
    const body = bookingBody({ date: '2026-11-26' });
    expect(await errorOf(await post(site, body))).toMatchObject({
      field: 'date',
      code: 'closed',
      message: 'We move offices: no bookings are taken on this day',
    });
    expect(await errorOf(await post(site, { ...body, locale: 'pt' }))).toMatchObject({
      message: 'Mudamos de escritório: não há marcações neste dia',
    });
    const { token } = await book(site);
    const moved = await manage(site, token, 'move', { date: '2026-11-26', time: '10:00' });
    expect([moved.status, (await errorOf(moved)).code]).toEqual([422, 'closed']);
  });

  it('keeps its bookings and lists them, without the cancelled ones', async ({ site }) => {
    const { reference } = await book(site, { date: '2026-11-26', time: '15:00' });
    const { token } = await book(site, { date: '2026-11-26', time: '09:00', email: 'b@x.example' });
    await manage(site, token, 'cancel');
    const outcome = await closeDay(site.context, { day: '2026-11-26', ...note });
    expect(outcome).toMatchObject({
      ok: true,
      value: { kept: [{ reference, time: '15:00', status: 'confirmed' }] },
    });
    expect(outcome.ok && outcome.value.kept).toHaveLength(1);
  });

  it('lets the bookings on it be moved away', async ({ site }) => {
    const { token } = await book(site, { date: '2026-11-26', time: '15:00' });
    await closeDay(site.context, { day: '2026-11-26', ...note });
    expect((await manage(site, token, 'move', { date: '2026-11-27', time: '09:00' })).status).toBe(
      200,
    );
  });

  it('can be reopened, and takes a new reason when it is closed twice', async ({ site }) => {
    await closeDay(site.context, { day: '2026-11-26', ...note });
    await closeDay(site.context, { day: '2026-11-26', note: 'Strike', notePt: 'Greve' });
    expect((await daysOf(site, '2026-11-26'))[0]?.note).toBe('Strike');
    expect(await reopenDay(site.context, '2026-11-26')).toMatchObject({ ok: true });
    expect((await daysOf(site, '2026-11-26'))[0]?.slots[0]?.reason).toBeUndefined();
    expect(await reopenDay(site.context, '2026-11-26')).toMatchObject({
      refusal: { code: 'not_closed' },
    });
    expect(await reopenDay(site.context, 'tomorrow')).toMatchObject({
      refusal: { code: 'not_closed' },
    });
  });

  it.for([
    [{ day: '2026-11-20', ...note }, 'day past'],
    [{ day: '2026-02-30', ...note }, 'day invalid_date'],
    [{ ...note }, 'day required'],
    [{ day: '2026-11-26', note: 'Only English' }, 'notePt required'],
    [{ day: '2026-11-26', note: ' ', notePt: 'Greve' }, 'note required'],
  ] as const)('is refused as %j: %s', async ([input, expected], { site }) => {
    const outcome = await closeDay(site.context, input);
    const [error] = outcome.ok ? [] : outcome.refusal.errors;
    expect(`${error?.field} ${error?.code}`).toBe(expected);
  });
});
