import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { nextSlotSchema } from '#features/booking/booking.schema.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { closeDay } from '#features/booking/rules/close-times.server.ts';
import { type BookingSite, bookingBody, post } from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

async function nextOf(site: BookingSite) {
  const response = await site.app.request('/api/bookings/next');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return z.parse(nextSlotSchema, await response.json()).slot;
}

describe('the next free slot', () => {
  it('is the first that can be booked, until it is too near', async ({ site }) => {
    site.clock.now = new Date('2026-11-27T20:00:00.000Z');
    const slot = {
      date: '2026-11-30',
      time: '09:00',
      startsAt: '2026-11-30T09:00:00.000Z',
      until: '2026-11-30T07:00:00.000Z',
    };
    expect(await nextOf(site)).toEqual(slot);
    site.clock.now = new Date('2026-11-30T07:00:00.000Z');
    expect(await nextOf(site)).toMatchObject({ date: '2026-11-30', time: '09:00' });
    site.clock.now = new Date('2026-11-30T07:00:01.000Z');
    expect(await nextOf(site)).toMatchObject({ date: '2026-11-30', time: '10:00' });
  });

  it('is another one as soon as it is booked, and passes over what is closed', async ({ site }) => {
    site.clock.now = new Date('2026-11-27T20:00:00.000Z');
    const taken = bookingBody({ date: '2026-11-30', time: '09:00' });
    expect((await post(site, taken)).status).toBe(201);
    expect(await nextOf(site)).toMatchObject({ date: '2026-11-30', time: '10:00' });
    await closeDay(site.context, { day: '2026-11-30', note: 'Move', notePt: 'Mudança' });
    // 1 December is a public holiday.
    expect(await nextOf(site)).toMatchObject({ date: '2026-12-02', time: '09:00' });
  });

  it('is the earliest of the day, however the owner lists the times', async ({ site }) => {
    site.clock.now = new Date('2026-11-27T20:00:00.000Z');
    await setBookingRules(site.context, { weekdaySlots: { 1: ['16:00', '08:30'] } });
    expect(await nextOf(site)).toMatchObject({ date: '2026-11-30', time: '08:30' });
  });

  it('is none where nothing is free', async ({ site }) => {
    site.clock.now = new Date('2026-11-27T20:00:00.000Z');
    await setBookingRules(site.context, { weekdays: [7], horizonDays: 1 });
    expect(await nextOf(site)).toBeNull();
  });
});
