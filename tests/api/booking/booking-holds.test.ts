import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { bookedSlotSchema, managedBookingSchema } from '#features/booking/booking.schema.ts';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { releaseLapsedHolds } from '#features/booking/rules/holds.server.ts';
import {
  type BookingSite,
  bookingBody,
  companyNotifications,
  manage,
  post,
  tokenOf,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as base } from '../../factories/booking-test.ts';

const it = base.extend('held', async ({ site }) => {
  await setBookingRules(site.context, { holdMinutes: 30 });
  return site;
});

const other = { email: 'ana@tessera.example' };

async function hold(site: BookingSite, changes: Record<string, unknown> = {}) {
  const response = await post(site, bookingBody(changes));
  expect(response.status).toBe(201);
  return z.parse(bookedSlotSchema, await response.json());
}

async function shown(site: BookingSite, token: string) {
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  return z.parse(managedBookingSchema, await response.json());
}

async function isFree(site: BookingSite): Promise<boolean> {
  const response = await site.app.request(
    '/api/bookings/availability?from=2026-11-24&to=2026-11-24',
  );
  const [day] = (await response.json()) as { slots: { time: string; available: boolean }[] }[];
  return day?.slots.find(({ time }) => time === '10:00')?.available ?? false;
}

async function mailedToken(site: BookingSite): Promise<string> {
  return tokenOf((await waitingMails(site)).find(({ kind }) => kind === 'booking-held'));
}

describe('a held slot', () => {
  it('is said to be held, and until when, by the response, the mail and the link', async ({
    held: site,
  }) => {
    const { heldUntil, manageUrl } = await hold(site);
    expect(heldUntil).toBe('2026-11-23T09:00:00.000Z');
    const [mail, ...others] = await waitingMails(site);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'booking-held',
      subject: 'Please confirm your consultation: Tuesday 24 November 2026, 10:00 Lisbon',
      attachments: [],
    });
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      'is not booked yet: we hold it for you until Monday 23 November 2026, 09',
    );
    expect(text).toMatch(/^Confirm your consultation\./);
    const [ticket = ''] = /<table[^>]*dashed.*?EN-\w{6}/s.exec(mail?.html ?? '') ?? [];
    expect(ticket).toContain('Held, not booked yet');
    expect(text).not.toContain('Noor');
    expect(text).not.toMatch(/You are booked/);
    expect(await companyNotifications(site)).toEqual([]);
    const own = await shown(site, manageUrl.split('/').at(-1) ?? '');
    expect(own).toMatchObject({
      status: 'held',
      heldUntil,
      canConfirm: false,
      name: 'Noor El-Amin',
    });
  });

  it('is said so in Portuguese', async ({ held: site }) => {
    await hold(site, { locale: 'pt' });
    const [mail] = await waitingMails(site);
    expect(mail?.subject).toBe(
      'Confirme a sua consulta: terça-feira, 24 de novembro de 2026, 10:00 em Lisboa',
    );
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('ainda não está marcada');
  });

  it('is booked by a press on the mailed link, once, and the company learns of it then', async ({
    held: site,
    later,
  }) => {
    const { id } = await hold(site);
    later({ minutes: 29 });
    const token = await mailedToken(site);
    expect(await shown(site, token)).toMatchObject({ canConfirm: true, name: '' });
    expect((await site.app.request(`/api/bookings/manage/${token}`)).status).toBe(200);
    expect(await shown(site, token)).toMatchObject({ status: 'held' });
    for (let press = 0; press < 2; press += 1) {
      const response = await manage(site, token, 'confirm');
      expect(response.status).toBe(200);
      const booking = z.parse(managedBookingSchema, await response.json());
      expect(booking).toMatchObject({ id, status: 'confirmed', name: 'Noor El-Amin' });
      expect(booking.heldUntil).toBeUndefined();
    }
    const kinds = (await waitingMails(site)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['booking-confirmed', 'booking-held']);
    expect(await companyNotifications(site)).toHaveLength(1);
    later({ days: 1, minutes: -60 });
    expect(await isFree(site)).toBe(false);
  });

  it('is not booked by the link of the response, which proves nothing', async ({ held: site }) => {
    const { manageUrl } = await hold(site);
    const response = await manage(site, manageUrl.split('/').at(-1) ?? '', 'confirm');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'link_not_mailed' });
  });

  it('cannot be moved before it is confirmed, and can be cancelled', async ({ held: site }) => {
    await hold(site);
    const token = await mailedToken(site);
    const moved = await manage(site, token, 'move', { date: '2026-11-25', time: '10:00' });
    expect(await moved.json()).toMatchObject({ code: 'not_confirmed' });
    expect((await manage(site, token, 'cancel')).status).toBe(200);
    expect(await isFree(site)).toBe(true);
    expect(await companyNotifications(site)).toEqual([]);
    expect((await shown(site, token)).heldUntil).toBeUndefined();
  });

  it('keeps others out until it lapses, then is shown and can be booked at the same instant', async ({
    held: site,
    later,
  }) => {
    await hold(site);
    const token = await mailedToken(site);
    later({ minutes: 29 });
    expect(await isFree(site)).toBe(false);
    expect(await (await post(site, bookingBody(other))).json()).toMatchObject({
      code: 'slot_taken',
    });
    later({ minutes: 1 });
    expect(await isFree(site)).toBe(true);
    expect(await shown(site, token)).toMatchObject({ status: 'cancelled', canChange: false });
    await hold(site, other);
    const late = await manage(site, token, 'confirm');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'hold_lapsed' });
  });

  it('is free for a move of another booking once it lapses', async ({ held: site, later }) => {
    await hold(site, { ...other, time: '11:00' });
    const token = await mailedToken(site);
    await manage(site, token, 'confirm');
    await hold(site);
    const to = { date: '2026-11-24', time: '10:00' };
    expect((await manage(site, token, 'move', to)).status).toBe(409);
    later({ minutes: 30 });
    expect((await manage(site, token, 'move', to)).status).toBe(200);
  });

  it('lapses without a word to anyone, and the same address may book again', async ({
    held: site,
    later,
  }) => {
    await hold(site);
    const before = await waitingMails(site);
    later({ minutes: 30 });
    expect(await releaseLapsedHolds(site.context)).toBe(1);
    expect(await releaseLapsedHolds(site.context)).toBe(0);
    expect(await waitingMails(site)).toEqual(before);
    expect(await companyNotifications(site)).toEqual([]);
    await hold(site);
  });

  it('is not reminded of', async ({ held: site, later }) => {
    await setBookingRules(site.context, { holdMinutes: 1440 });
    await hold(site, { date: '2026-11-24', time: '16:00' });
    later({ hours: 8 });
    await remindBookings(site.context);
    expect((await waitingMails(site)).map(({ kind }) => kind)).toEqual(['booking-held']);
  });

  it('is asked about again when its address books, and is refused where no mail may go', async ({
    held: site,
    later,
  }) => {
    await hold(site);
    for (let press = 0; press < 4; press += 1) {
      const again = await post(site, bookingBody({ time: '11:00' }));
      expect(await again.json()).toMatchObject({ code: 'already_booked' });
    }
    expect(await waitingMails(site)).toHaveLength(3);
    later({ minutes: 30 });
    const refused = await post(site, bookingBody());
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many_mails' });
    expect(await isFree(site)).toBe(true);
  });

  it('is never held beyond its start', async ({ held: site }) => {
    await setBookingRules(site.context, { holdMinutes: 1440, noticeHours: 0 });
    const { heldUntil, startsAt } = await hold(site, { date: '2026-11-23', time: '10:00' });
    expect(heldUntil).toBe(startsAt);
  });
});

it('without the rule a booking is made at once, and a mailed link only records the press', async ({
  site,
}) => {
  const { heldUntil } = await hold(site);
  expect(heldUntil).toBeUndefined();
  const [mail] = await waitingMails(site);
  const token = tokenOf(mail);
  expect(await shown(site, token)).toMatchObject({ status: 'confirmed', canConfirm: true });
  expect((await manage(site, token, 'confirm')).status).toBe(200);
  expect(await shown(site, token)).toMatchObject({ canConfirm: false, name: 'Noor El-Amin' });
  expect(await waitingMails(site)).toHaveLength(1);
});
